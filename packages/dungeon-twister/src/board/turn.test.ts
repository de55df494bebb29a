import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROOMS } from '../content/rooms.ts';
import { type EdgeId, signOf } from './edge.ts';
import { groundAt } from './ground.ts';
import { cloneLabyrinth, type Labyrinth, planUnder } from './labyrinth.ts';
import { printCell, printRoomSquare } from './notation.ts';
import type { CellId, RoomPosition } from './plan.ts';
import { setEdge } from './portcullis.ts';
import { createReach, findReach } from './reach.ts';
import type { Arrow } from './room.ts';
import { ROOM_EDGES } from './room-edge.ts';
import { adjacent } from './step.ts';
import { arbitraryArrow, arbitraryPair } from './testing/arbitrary.ts';
import { at, edge, laid, set } from './testing/laid.ts';
import { followTurn, turnRoom, twinsOf } from './turn.ts';

// The same examples every time.
fc.configureGlobal({ seed: 1 });

const R0 = 0 as RoomPosition;
const R1 = 1 as RoomPosition;

describe('turning', () => {
  it('DT-ROT-01: three turns along the arrow of 37L are three quarters counter-clockwise', () => {
    const labyrinth = laid('37L@0');
    for (let turn = 0; turn < 3; turn++) turnRoom(labyrinth, R0, labyrinth.rooms[R0]!.arrow);
    expect(labyrinth.quarters[R0]).toBe(1);
    expect(printCell(planUnder(labyrinth), at(labyrinth, '37L(0,1)'))).toBe('@5,1');
  });

  it('DT-ROT-02: the twin of 38L is 38R, which turns clockwise', () => {
    const labyrinth = laid('38L@0 37L@0 / 38R@0 37R@0');
    const [twin, ...others] = twinsOf(labyrinth, R0);
    expect(others).toEqual([]);
    turnRoom(labyrinth, twin!, labyrinth.rooms[twin!]!.arrow);
    expect([...labyrinth.quarters]).toEqual([0, 0, 1, 0]);
  });

  it('DT-ROT-03: the Cleric on 37L(4,0) and an open portcullis turn along', () => {
    const labyrinth = laid('37L@0');
    const cleric = at(labyrinth, '37L(4,0)');
    set(labyrinth, '37L(1,2)', '37L(1,3)', 'open');
    turnRoom(labyrinth, R0, 'counter-clockwise');
    const after = followTurn(planUnder(labyrinth), R0, 'counter-clockwise', cleric);
    expect(printCell(planUnder(labyrinth), after)).toBe('@5,4');
    expect(adjacent(labyrinth, at(labyrinth, '@2,2'), at(labyrinth, '@2,1'))).toBe(true);
    const shut = laid('37L@3');
    expect(adjacent(shut, at(shut, '@2,2'), at(shut, '@2,1'))).toBe(false);
  });

  it('DT-ROT-03: what stands elsewhere does not move', () => {
    const labyrinth = laid('37L@0 37R@0');
    for (const square of ['@0,3', '@6,2', '@11,4']) {
      const cell = at(labyrinth, square);
      expect(followTurn(planUnder(labyrinth), R0, 'clockwise', cell)).toBe(cell);
    }
  });

  it('DT-ROT-05: any room of the number is a twin when both players brought the pair', () => {
    const labyrinth = laid('39L@0 39R@0 38L@0 / 38R@0 39L@1 39R@1');
    expect(twinsOf(labyrinth, R1)).toEqual([0, 4, 5]);
  });

  it('DS-NOTE-01: a room turned by k quarters lies where the solo boards show it', () => {
    const boards = laid('38L@0 39L@0 38R@0 40R@2 / 40L@0 39R@0 37R@0 37L@0');
    expect(printCell(planUnder(boards), at(boards, '40R(4,0)'))).toBe('@20,0');
    expect(printCell(planUnder(boards), at(boards, '40R(1,2)'))).toBe('@18,3');
    expect(printCell(planUnder(boards), at(boards, '40R(4,4)'))).toBe('@16,0');
    expect(printCell(planUnder(boards), at(boards, '37L(0,1)'))).toBe('@17,5');
  });

  it('DS-NOTE-02: board T has its cell, its slit and its pit', () => {
    const t = laid('37R@2 38L@2 39L@2 40R@2 / 40L@2 39R@2 38R@2 37L@2');
    const cell = ['@19,7', '@18,7', '@19,6', '@18,6'].map(square => at(t, square)).sort();
    const reach = createReach(planUnder(t));
    findReach(reach, t, at(t, '@19,7'), 99);
    expect([...reach.found.subarray(0, reach.count)].sort()).toEqual(cell);
    set(t, '@18,7', '@17,7', 'open');
    expect(findReach(reach, t, at(t, '@19,7'), 99).count).toBeGreaterThan(4);
    expect(signOf(t, edge(t, '@13,4', '@13,3'))).toBe('S');
    expect(groundAt(t, at(t, '@15,4'))).toBe('pit');
  });
});

describe('turning to and fro', () => {
  it.each(ROOMS)('DT-ROT-04: four equal turns of $id restore squares, edges and tokens', room => {
    for (const arrow of ['clockwise', 'counter-clockwise'] satisfies Arrow[]) {
      const labyrinth = laid(`40R@0 ${room.id}@0 39L@0`);
      workEveryPortcullis(labyrinth);
      const before = cloneLabyrinth(labyrinth);
      const tokens = everyCell(labyrinth);
      let moved = tokens;
      for (let turn = 1; turn <= 4; turn++) {
        turnRoom(labyrinth, R1, arrow);
        moved = moved.map(cell => followTurn(planUnder(labyrinth), R1, arrow, cell));
        if (turn < 4) expect(moved).not.toEqual(tokens);
      }
      expect(moved).toEqual(tokens);
      expect(labyrinth).toEqual(before);
    }
  });

  it('DT-ROT-04: counter-clockwise undoes clockwise and the other way round', () => {
    fc.assert(
      fc.property(arbitraryPair, arbitraryArrow, fc.nat({ max: 3 }), ({ labyrinth }, arrow, at) => {
        const position = at as RoomPosition;
        const back = arrow === 'clockwise' ? 'counter-clockwise' : 'clockwise';
        const before = cloneLabyrinth(labyrinth);
        turnRoom(labyrinth, position, arrow);
        const moved = everyCell(labyrinth).map(cell =>
          followTurn(planUnder(labyrinth), position, arrow, cell),
        );
        turnRoom(labyrinth, position, back);
        expect(labyrinth).toEqual(before);
        expect(moved.map(cell => followTurn(planUnder(labyrinth), position, back, cell))).toEqual(
          everyCell(labyrinth),
        );
      }),
    );
  });

  it.each(ROOMS)('DT-ROT-03: whatever stands in $id keeps its square of the room', room => {
    const labyrinth = laid(`${room.id}@1`);
    for (const arrow of ['clockwise', 'counter-clockwise'] satisfies Arrow[]) {
      const names = everyCell(labyrinth).map(cell => printRoomSquare(labyrinth, cell));
      turnRoom(labyrinth, R0, arrow);
      const after = everyCell(labyrinth).map(cell =>
        printRoomSquare(labyrinth, followTurn(planUnder(labyrinth), R0, arrow, cell)),
      );
      expect(after).toEqual(names);
    }
  });
});

function everyCell(labyrinth: Labyrinth): CellId[] {
  return Array.from({ length: planUnder(labyrinth).cells }, (_, cell) => cell as CellId);
}

/** Opens one, breaks the next, leaves the third, and so on. */
function workEveryPortcullis(labyrinth: Labyrinth): void {
  const states = ['open', 'broken', 'closed'] as const;
  let worked = 0;
  const edges = labyrinth.rooms.length * ROOM_EDGES;
  for (let index = 0; index < edges; index++) {
    if (signOf(labyrinth, index as EdgeId) !== 'P') continue;
    setEdge(labyrinth, index as EdgeId, states[worked++ % 3]!);
  }
}
