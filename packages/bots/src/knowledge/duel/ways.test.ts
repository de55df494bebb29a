import {
  altered,
  type CellId,
  cellAt,
  type Duel,
  duel,
  followTurn,
  planUnder,
  turnRoom,
} from '@oubliette/dungeon-twister';
import type { Result } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import type { Guessed } from '../../world.ts';
import { usualWaysOut, waysOut } from './exits.ts';
import { PASSES_PITS, PASSES_PORTCULLISES, PASSES_SLITS, piecesOf } from './pieces.ts';
import { SQUARES_PER_AP } from './prices.ts';
import { foesAhead } from './ways.ts';

function known<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.faults[0]!.text);
  return result.value;
}

const imagined = (lines: string) => known(duel.notation.parsePosition(lines)) as Guessed<Duel>;
const MAZE = 'maze 37L@0 38R@0 39L@0 40R@0 37R@0 38L@0 39R@0 40L@0\nturn 3 blue';

function squaresFrom(state: Guessed<Duel>, x: number, y: number, gait = 0): number {
  const cell = cellAt(planUnder(state.labyrinth), x, y)!;
  return usualWaysOut(state.labyrinth, 0, gait).lengths[cell]!;
}

describe('ways out', () => {
  it('DT-BOARD-01: through open floor it is as far as the squares are many', () => {
    const hall = imagined('maze hall@0\nturn 3 blue');
    const { columns } = planUnder(hall.labyrinth);
    expect(squaresFrom(hall, 3, 3)).toBe(columns - 1 - 3);
  });

  it('DT-SLIT-04, DT-PIT-02, DT-PORT-02: whoever passes more has no longer way anywhere', () => {
    const { labyrinth } = imagined(MAZE);
    const plain = usualWaysOut(labyrinth, 0, 0).lengths;
    for (const gait of [PASSES_SLITS, PASSES_PITS, PASSES_PORTCULLISES]) {
      const { lengths } = usualWaysOut(labyrinth, 0, gait);
      expect(lengths.every((far, cell) => far <= plain[cell]!)).toBe(true);
      expect(lengths.some((far, cell) => far < plain[cell]!)).toBe(true);
    }
  });

  it('DT-ROT-01: a room that stands in the way is turned, for no more than a quarter turn costs', () => {
    const { labyrinth } = imagined(MAZE);
    const plan = planUnder(labyrinth);
    const before = usualWaysOut(labyrinth, 0, 0).lengths;
    let shorter = 0;
    for (const position of plan.positions) {
      const { arrow } = labyrinth.rooms[position]!;
      const turned = altered(labyrinth, copy => turnRoom(copy, position, arrow));
      const after = usualWaysOut(turned, 0, 0).lengths;
      for (let at = 0; at < plan.cells; at++) {
        if (plan.positionOf[at] !== position) continue;
        const far = after[followTurn(plan, position, arrow, at as CellId)]!;
        expect(before[at]).toBeLessThanOrEqual(far + 3 * SQUARES_PER_AP);
        if (far < before[at]!) shorter++;
      }
    }
    expect(shorter).toBeGreaterThan(0);
  });

  it('DT-ROT-02: a friend at a gear shortens the way of others through its rooms', () => {
    const lengths = (facts: string) => {
      const state = imagined(`${MAZE}\n${facts}`);
      return waysOut(state, piecesOf(state), 0)(0).lengths;
    };
    const without = lengths('B:cleric @0,1');
    const atGear = lengths('B:cleric @0,1\nB:mekanork @2,0');
    expect(atGear.every((far, cell) => far <= without[cell]!)).toBe(true);
    expect(atGear.some((far, cell) => far < without[cell]!)).toBe(true);
  });

  it('counts the enemies who stand in the way, not the others', () => {
    const state = imagined('maze hall@0\nturn 3 blue\nB:cleric @3,3');
    const plan = planUnder(state.labyrinth);
    const ways = usualWaysOut(state.labyrinth, 0, 0);
    const cell = cellAt(plan, 3, 3) as CellId;
    const crowd = new Uint16Array(plan.cells);
    crowd[cellAt(plan, 5, 3)!] = 1;
    crowd[cellAt(plan, 3, 5)!] = 2;
    const sides = Uint8Array.of(1, 1);
    expect(foesAhead(ways, cell, crowd, sides, 0)).toBe(1);
    expect(foesAhead(ways, cell, crowd, sides, 1)).toBe(0);
  });
});
