import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { roomById } from '../../content/rooms.ts';
import { duel } from '../game.ts';
import { type DuelState, SEATS } from '../state.ts';
import { fittingPairs } from './pairs.ts';

/** Free choice with these pairs for both, and whatever pieces come first. */
function gathered(...pairs: readonly (readonly [number, number])[]): DuelState {
  const options = duel.parseOptions({ forces: 'free' });
  if (!options.ok) throw new Error('Free choice is no option.');
  const random = fastRandom(7);
  const state = duel.setup(options.value, random);
  for (const [side, seat] of SEATS.entries()) {
    for (const number of pairs[side]!) duel.apply(state, seat, { do: 'pair', number }, random);
    for (let piece = 0; piece < 14; piece++) {
      duel.apply(state, seat, duel.legal(state, seat)[0]!, random);
    }
  }
  return state;
}

describe('free choice', () => {
  it('DT-MIX-07, DT-ROT-05: both bring pair 38, and four rooms 38 are in a maze that no view names', () => {
    const state = gathered([38, 1], [38, 2]);
    expect(state.labyrinth.rooms.filter(({ number }) => number === 38)).toHaveLength(4);
    for (const viewer of [...SEATS, 'table'] as const) {
      for (const { name } of duel.view(state, viewer).rooms) expect(name).toBeNull();
    }
  });

  it('DT-MIX-07: nobody sees what the other brought, and everybody his own', () => {
    const { forces } = duel.view(gathered([38, 1], [38, 2]), 'blue');
    expect(forces?.pairs).toEqual({ blue: [38, 1], yellow: null });
    expect(forces?.teams.blue).toHaveLength(14);
    expect(forces?.teams.yellow).toBeNull();
  });

  it('DT-MIX-02: the numbers of copies do not tell how many there are', () => {
    const [state, other] = [gathered([38, 1], [38, 2]), gathered([37, 1], [38, 2])];
    const ropes = (of: DuelState) =>
      of.names.filter((name, token) => /:(key|rope)/.test(name) && of.places[token] === -1);
    expect(ropes(state).length).toBe(ropes(other).length);
    expect(ropes(state).some(name => /#[3-6]$/.test(name))).toBe(true);
  });

  it('DT-MIX-07: imagined rooms agree with those that lie open', () => {
    const revealed = ['37L', '37L', '2D'].map(id => roomById(id)!);
    for (let seed = 0; seed < 40; seed++) {
      const [, yellow] = fittingPairs([[37, 1], null], [2, 2], revealed, fastRandom(seed));
      expect(yellow?.toSorted()).toEqual([2, 37]);
      const both = fittingPairs([null, null], [2, 2], revealed, fastRandom(seed));
      expect(both.every(numbers => numbers.includes(37) && new Set(numbers).size === 2)).toBe(true);
      expect(both.flat()).toContain(2);
    }
  });

  it('DT-MIX-07, DT-MULTI-09: of three unknown sides each has room for what lies open', () => {
    const revealed = ['37L', '37L', '38L', '38L', '39L', '39L'].map(id => roomById(id)!);
    for (let seed = 0; seed < 40; seed++) {
      const all = fittingPairs([null, null, null], [2, 2, 2], revealed, fastRandom(seed));
      expect(all.flat().toSorted()).toEqual([37, 37, 38, 38, 39, 39]);
    }
  });
});
