import {
  type CellId,
  cellAt,
  createLabyrinth,
  groundAt,
  planOf,
  planUnder,
  type RoomId,
  roomById,
} from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { layOut } from './deal.ts';
import { type ExplorerName, explorers, isForeignLine } from './explorers.ts';
import { endsOnFoot, tripsOf } from './moves.ts';
import { afterDeed, firstTable, type LabyrinthTable, refusalOf } from './table.ts';

const ids = ['37L', '38L', '38R', '37R', '39L', '39R', '40L', '40R'];
const open = afterDeed(
  firstTable(
    createLabyrinth(
      planOf(4),
      ids.map(id => ({ room: roomById(id as RoomId)!, quarters: 0 })),
    ),
  ),
  { kind: 'reveal-all' },
);
const plan = planUnder(open.labyrinth);
const at = (x: number, y: number): CellId => cellAt(plan, x, y)!;
const put = (table: LabyrinthTable, explorer: ExplorerName, cell: CellId): LabyrinthTable =>
  afterDeed(table, { kind: 'put', explorer, cell });

describe('moves', () => {
  it('DT-MOVE-01: the first takes no more steps than the character has', () => {
    for (const name of ['naga', 'colossus', 'wizard', 'mekanork'] as const) {
      const near = [...tripsOf(open, name).values()].filter(({ stop }) => stop === null);
      expect(near.length).toBeGreaterThan(0);
      for (const { way } of near) expect(way.length).toBeLessThanOrEqual(explorers[name].movement);
    }
  });

  it('DT-MOVE-04: every move ends on a valid square, the first of two as well', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const table = afterDeed(firstTable(layOut({ set: 'mixed', seed })), { kind: 'reveal-all' });
      for (const [cell, { stop }] of tripsOf(table, 'wizard')) {
        for (const end of [cell, stop ?? cell]) {
          const put = { kind: 'put', explorer: 'wizard', cell: end } as const;
          expect(refusalOf(table, put)).toBeNull();
        }
      }
    }
  });

  it('DT-MOVE-04: two moves are not one of double length where somebody stands between', () => {
    // Along the line the Colossus would rest on the second square, where the Wizard stands.
    const alone = put(open, 'colossus', at(21, 0));
    expect(tripsOf(alone, 'colossus').get(at(21, 4))?.way).toHaveLength(4);
    const trips = tripsOf(put(put(alone, 'naga', at(21, 1)), 'wizard', at(21, 2)), 'colossus');
    expect(trips.has(at(21, 3))).toBe(false);
    expect(trips.has(at(21, 4))).toBe(false);
  });

  it('DT-LINE-02: none of them rests on the enemy line', () => {
    const near = put(open, 'naga', at(1, 3));
    const cells = [...tripsOf(near, 'naga').keys(), ...endsOnFoot(open, at(1, 3), 6)];
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.filter(cell => isForeignLine(plan, cell))).toEqual([]);
  });

  it('DT-PIT-01: on foot nobody rests on a pit', () => {
    const ends = endsOnFoot(open, at(2, 0), 6);
    expect(ends.filter(cell => groundAt(open.labyrinth, cell) === 'pit')).toEqual([]);
  });
});
