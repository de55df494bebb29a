import { type CellId, duel } from '@oubliette/dungeon-twister';
import { geometry } from '@oubliette/dungeon-twister/drawing';
import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { middleOf } from '../../board/plane.ts';
import {
  asTheyLie,
  dotsOf,
  hideAtRandom,
  roomSpaces,
  startersAtRandom,
  tokensToPlace,
} from './placing.ts';

function begun(beginner = false) {
  const options = duel.parseOptions({ beginner });
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const random = fastRandom(7);
  return { state: duel.setup(options.value, random), random };
}

const below = (count: number) => count - 1;

describe('the starting teams', () => {
  it('DT-SET-02: four dots, and chance fills all that are free with different characters', () => {
    const { state, random } = begun();
    const [first] = duel.legal(state, 'blue');
    duel.apply(state, 'blue', first!, random);
    const legal = duel.legal(state, 'blue');
    const dots = dotsOf(duel.view(state, 'blue'), legal, 'blue');
    expect(dots.map(({ dot, isFree }) => [dot, isFree])).toEqual([
      [1, false],
      [3, true],
      [6, true],
      [8, true],
    ]);
    expect(dots[0]!.token).toBe('B:backstabber');
    for (const action of startersAtRandom(legal, below)) {
      expect(duel.refusal(state, 'blue', action)).toBe(null);
      duel.apply(state, 'blue', action, random);
    }
    expect(duel.legal(state, 'blue')).toEqual([]);
  });

  it('DT-SET-02: the opponent sees nobody on them', () => {
    const { state, random } = begun();
    duel.apply(state, 'blue', duel.legal(state, 'blue')[0]!, random);
    expect(dotsOf(duel.view(state, 'yellow'), [], 'blue').every(({ token }) => !token)).toBe(true);
  });
});

describe.each(['full', 'beginner'])('hiding tokens (%s)', mode => {
  it('DT-SET-04: a room is open exactly as long as it holds less than it can', () => {
    const { state, random } = begun(mode === 'beginner');
    for (const seat of ['blue', 'yellow'] as const) {
      for (const action of startersAtRandom(duel.legal(state, seat), below))
        duel.apply(state, seat, action, random);
    }
    let hidden = 0;
    for (;;) {
      const decision = duel.decision(state);
      const [seat] = decision?.seats ?? [];
      if (decision?.question !== 'hiding' || seat === undefined) break;
      const legal = duel.legal(state, seat);
      for (const { tokens, capacity, isOpen } of roomSpaces(duel.view(state, seat), legal)) {
        expect(isOpen).toBe(tokens.length < capacity);
      }
      expect(tokensToPlace(legal).length).toBeGreaterThan(0);
      duel.apply(state, seat, hideAtRandom(legal, null, below)!, random);
      hidden++;
    }
    expect(hidden).toBe(mode === 'beginner' ? 12 : 20);
  });

  it('shows the dots of a line as they lie on the board, also on one that is turned', () => {
    const view = duel.view(begun().state, 'yellow');
    const own = dotsOf(view, [], 'yellow');
    const lying = asTheyLie(own, geometry(30, { long: 4, portrait: false }));
    expect(lying.map(({ dot }) => dot)).toEqual([1, 3, 6, 8]);
    const turned = geometry(30, { long: 4, portrait: true });
    const across = asTheyLie(own, turned).map(
      ({ cell }) => middleOf({ geometry: turned }, cell as CellId)[0],
    );
    expect(across).toEqual(across.toSorted((a, b) => a - b));
  });
});
