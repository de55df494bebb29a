import { describe, expect, it } from 'vitest';
import { exit } from '../aims/exit.ts';
import { distancesTo, type RelaxedBoard } from './relaxed.ts';
import { sceneOf } from './scene.ts';
import { BOARD_T, positionOf, square, tokenIn } from './testing/position.ts';

function toExit(board: RelaxedBoard, row: number, column: number): number | null {
  const state = positionOf(BOARD_T, `N:puny-ed @${column},${row}`);
  const scene = sceneOf(state, tokenIn(state, 'N:puny-ed'));
  const [target] = exit.targets(scene);
  const distances = distancesTo(scene, board, exit.nearby(scene, board, target!));
  return distances.at(square(row, column));
}

describe('boards that are not there', () => {
  it('DS-PRIM-04, DS-PRIM-06: without portcullises the cell is so many squares from the exit', () => {
    expect([toExit(1, 7, 18), toExit(1, 7, 19), toExit(1, 6, 18), toExit(1, 6, 19)]).toEqual([
      9, 10, 10, 11,
    ]);
  });

  it('DS-PRIM-04: on the real board the cell is closed', () => {
    expect(toExit(0, 7, 18)).toBeNull();
  });

  it('DS-EDGE-09: without walls the last column is one square from the exit', () => {
    expect(toExit(3, 4, 20)).toBe(1);
  });
});
