import { type DuelAction, type DuelSeat, duel } from '@oubliette/dungeon-twister';
import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import {
  ownersOf,
  piecesOf,
  progressOf,
  shareOf,
  stepOf,
  teamOf,
  toRemove,
  wishFor,
} from './collection.ts';

function begun(forces: 'mutual' | 'draft' | 'free', more: object = {}) {
  const options = duel.parseOptions({ forces, ...more });
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const random = fastRandom(7);
  const state = duel.setup(options.value, random);
  const asked = (): DuelSeat => duel.decision(state)!.seats[0]!;
  return {
    view: (viewer: DuelSeat | 'table' = asked()) => duel.view(state, viewer),
    asked,
    legal: () => duel.legal(state, asked()),
    why: (seat: DuelSeat, action: DuelAction) => duel.refusal(state, seat, action)?.rule ?? null,
    act: (action: DuelAction) => duel.apply(state, asked(), action, random),
    /** Takes whatever comes first, so often. */
    go(times: number) {
      for (let time = 0; time < times; time++) this.act(this.legal()[0]!);
    },
  };
}

describe('a draft', () => {
  it('DT-MIX-02: begins with the rooms, and the collection holds every piece of both sets once', () => {
    const { view } = begun('draft');
    expect(stepOf(view())).toBe('pairs');
    expect(piecesOf(view(), 'characters')).toHaveLength(13);
    expect(piecesOf(view(), 'objects')).toHaveLength(10);
    expect(shareOf(view(), 'blue', 'cleric')).toMatchObject({ left: 2, taken: 0, gone: 0 });
  });

  it('DT-MIX-06: what one side takes, its counterpart leaves, and a wish for it is answered so', () => {
    const table = begun('draft');
    table.go(4);
    expect(stepOf(table.view())).toBe('pieces');
    const first = table.asked();
    const other = first === 'blue' ? 'yellow' : 'blue';
    table.act(wishFor(table.view(), table.legal(), first, 'naga'));
    expect(shareOf(table.view(), first, 'naga')).toMatchObject({ left: 0, taken: 1 });
    expect(shareOf(table.view(), other, 'naga')).toMatchObject({ left: 0, gone: 1 });
    const wish = wishFor(table.view(), table.legal(), other, 'naga');
    expect(table.why(other, wish)).toBe('DT-MIX-06');
  });
});

describe('a mutual choice', () => {
  it('DT-MIX-05: the counterpart joins the other team', () => {
    const table = begun('mutual');
    table.go(4);
    table.act(wishFor(table.view(), table.legal(), table.asked(), 'troll'));
    for (const seat of ['blue', 'yellow'] as const) {
      expect(teamOf(table.view(), seat)).toHaveLength(1);
      expect(progressOf(table.view(), seat)).toEqual({
        pairs: [4, 4],
        characters: [1, 8],
        objects: [0, 6],
      });
    }
  });
});

describe('a free choice', () => {
  it('DT-MIX-07: everybody sees how far he is, and nothing of the other', () => {
    const table = begun('free');
    table.go(2);
    const number = table.view('blue').forces!.pairs.blue![0]!;
    expect(stepOf(table.view('blue'))).toBe('pieces');
    expect(stepOf(table.view('yellow'))).toBe('pairs');
    expect(ownersOf(table.view('blue'), number)).toEqual(['blue']);
    expect(ownersOf(table.view('yellow'), number)).toEqual([]);
    expect(teamOf(table.view('yellow'), 'blue')).toBeNull();
  });

  it('DT-MIX-09: a handicapped side learns how many it still takes out', () => {
    const table = begun('mutual', { characters: { yellow: 6 } });
    while (stepOf(table.view()) !== 'removal') table.go(1);
    expect([toRemove(table.view(), 'blue'), toRemove(table.view(), 'yellow')]).toEqual([0, 2]);
    table.go(1);
    expect(toRemove(table.view(), 'yellow')).toBe(1);
  });
});
