import { claustrophobia } from '@oubliette/claustrophobia';
import { claustrophobiaPuzzles } from '@oubliette/claustrophobia/puzzles';
import { goalOf, outcomes, PuzzleSearch } from '@oubliette/kernel/puzzles';
import { describe, expect, it } from 'vitest';

const GIVEN = `
  stage orders
  tile T26 @0,0 NESW
  tile T27 @1,0 NESW
  BL1 @0,0 die 1
  TR1 @0,0
  TR2 @0,0`;

function stateOf(given: string) {
  const read = claustrophobia.notation.parsePosition(given);
  if (!read.ok) throw new Error(read.faults[0]!.text);
  return read.value;
}

/** What an attack leads to, by the position afterwards. */
function attacked(throws?: ReadonlySet<string>): Map<string, number> {
  const state = stateOf(GIVEN);
  const calm = { below: () => 0 };
  for (const action of [{ do: 'act', who: 'BL1' }] as const) {
    claustrophobia.apply(state, 'human', action, calm);
  }
  const attack = { do: 'attack', target: 'TR@0,0' } as const;
  const found = new Map<string, number>();
  for (const { state: after, chance } of outcomes(claustrophobia, state, 'human', attack, throws)) {
    const key = claustrophobiaPuzzles.keyOf(after);
    found.set(key, (found.get(key) ?? 0) + chance);
  }
  return found;
}

describe('all results of chance', () => {
  it('are the same whether equal throws are counted one by one or together', () => {
    const [each, together] = [attacked(), attacked(claustrophobiaPuzzles.throws)];
    expect(together.size).toBe(each.size);
    for (const [key, chance] of each) expect(together.get(key)).toBeCloseTo(chance, 12);
    expect([...each.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it('CL-COMB-04: three dice against DEF 3 hit at least twice in 20 of 27 throws', () => {
    const start = stateOf(GIVEN);
    const goal = goalOf(claustrophobiaPuzzles, ['fallen TR1', 'fallen TR2'], start);
    if (!goal.ok) throw new Error(goal.faults[0]!.text);
    const quest = { subject: claustrophobiaPuzzles, start, seat: 'human', span: 'turn' } as const;
    const by = (certain: boolean) => new PuzzleSearch({ ...quest, holds: goal.value, certain });
    expect(by(false).worth(start)).toBeCloseTo(20 / 27, 12);
    expect(by(true).worth(start)).toBe(0);
  });
});
