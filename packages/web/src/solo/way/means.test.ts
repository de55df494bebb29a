import { type CellId, cellAt, isPitAt, planOf, solo } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { labyrinthOf } from '../../duel/seen/labyrinth.ts';
import { viewAsDuel } from '../seen/view-as-duel.ts';
import { meansOf } from './means.ts';

const MAZE = 'maze 40R@0 37L@0 37R@0 38L@0 38R@0 39L@0 39R@0 40L@0';
const at = (x: number, y: number) => cellAt(planOf(4), x, y) as CellId;

function viewOf(...lines: string[]) {
  const read = solo.notation.parsePosition([MAZE, 'turn 3 yellow', ...lines].join('\n'));
  if (!read.ok) throw new Error(read.faults.map(({ text }) => text).join('\n'));
  return solo.view(read.value, 'yellow');
}

const way = (...squares: readonly (readonly [number, number])[]) => {
  const [start, ...rest] = squares.map(([x, y]) => at(x, y));
  return { start: start!, strides: rest.map(to => ({ to, over: null })), stops: [] };
};

describe('what a way owes to an ability', () => {
  it('DT-NAGA-01: a slit that is slipped through', () => {
    // 37L lies on columns 6 to 10: a slit is between its squares (3,3) and (3,4) (DT-CONV-03).
    expect(meansOf(way([9, 3], [10, 3]), viewOf())).toEqual(['slit']);
    expect(meansOf(way([9, 3], [9, 4]), viewOf())).toEqual([]);
  });

  it('DT-WIZARD-01: enemies on the way, not the one at its end', () => {
    const view = viewOf('Y:cleric @21,4', 'Y:naga @21,6');
    expect(meansOf(way([21, 3], [21, 4], [21, 5]), view)).toEqual(['enemy']);
    expect(meansOf(way([21, 5], [21, 6]), view)).toEqual([]);
  });

  it('DT-MOVE-02: nothing where wounded enemies lie', () => {
    const view = viewOf('Y:cleric @21,4 wounded');
    expect(meansOf(way([21, 3], [21, 4], [21, 5]), view)).toEqual([]);
  });

  it('DT-ROPE-02: a bare pit, not one where a Rope lies', () => {
    const labyrinth = labyrinthOf(viewAsDuel(viewOf()));
    const squares = Array.from(
      { length: 26 * 10 },
      (_, n) => [n % 26, Math.trunc(n / 26)] as const,
    );
    const [x, y] = squares.find(([x, y]) => {
      const cell = cellAt(planOf(4), x, y);
      return cell !== null && isPitAt(labyrinth, cell);
    })!;
    const over = way([x, y - 1], [x, y], [x, y + 1]);
    expect(meansOf(over, viewOf())).toContain('pit');
    expect(meansOf(over, viewOf(`N:rope @${x},${y}`))).not.toContain('pit');
  });
});
