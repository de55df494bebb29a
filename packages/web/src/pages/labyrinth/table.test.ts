import {
  type CellId,
  cellAt,
  createLabyrinth,
  edgeOf,
  groundAt,
  isRevealed,
  type Labyrinth,
  planOf,
  planUnder,
  type RoomId,
  type RoomPosition,
  roomById,
  stateOf,
} from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { explorerOn } from './explorers.ts';
import { afterDeed, firstTable, type LabyrinthTable, refusalOf } from './table.ts';

const ids = ['37L', '37R', '38L', '38R', '39L', '39R', '40L', '40R'];

function prison(): Labyrinth {
  const rooms = ids.map(id => ({ room: roomById(id as RoomId)!, quarters: 0 }));
  return createLabyrinth(planOf(4), rooms);
}

const at = (table: LabyrinthTable, x: number, y: number): CellId =>
  cellAt(planUnder(table.labyrinth), x, y)!;
const r0 = 0 as RoomPosition;
const r1 = 1 as RoomPosition;

describe('the first table', () => {
  it('shows the rooms at the lines and hides the others', () => {
    const { labyrinth } = firstTable(prison());
    const open = planUnder(labyrinth).positions.map(position => isRevealed(labyrinth, position));
    expect(open).toEqual([true, false, false, true, true, false, false, true]);
  });

  it('has its explorers on the dotted squares of the yellow line', () => {
    const table = firstTable(prison());
    expect([1, 3, 6, 8].map(y => explorerOn(table.standing, at(table, 21, y)))).toEqual([
      'naga',
      'colossus',
      'wizard',
      'mekanork',
    ]);
  });
});

describe('a deed', () => {
  it('leaves the table before it as it was', () => {
    const before = firstTable(prison());
    const quarters = before.labyrinth.quarters.slice();
    const after = afterDeed(before, { kind: 'turn', position: r0, arrow: 'clockwise' });
    expect(before.labyrinth.quarters).toEqual(quarters);
    expect(after.labyrinth.quarters[0]).toBe(1);
  });

  it('DT-ROT-03: what stands in a room turns with it', () => {
    const before = firstTable(prison());
    const put = afterDeed(before, { kind: 'put', explorer: 'naga', cell: at(before, 1, 4) });
    const after = afterDeed(put, { kind: 'turn', position: r0, arrow: 'counter-clockwise' });
    expect(explorerOn(after.standing, at(after, 5, 4))).toBe('naga');
    expect(after.standing.wizard).toBe(before.standing.wizard);
  });

  it('DT-ROT-02: an unrevealed room does not turn', () => {
    const table = firstTable(prison());
    const turn = { kind: 'turn', position: r1, arrow: 'clockwise' } as const;
    expect(refusalOf(table, turn)).toBe('DT-ROT-02');
    const revealed = afterDeed(table, { kind: 'reveal', position: r1 });
    expect(refusalOf(revealed, turn)).toBeNull();
  });

  it('DT-PORT-03: a broken portcullis is not worked again', () => {
    const table = firstTable(prison());
    const edge = edgeOf(r0, 24);
    const open = afterDeed(table, { kind: 'work', edge, state: 'open' });
    expect(stateOf(open.labyrinth, edge)).toBe('open');
    const broken = afterDeed(open, { kind: 'work', edge, state: 'broken' });
    expect(refusalOf(broken, { kind: 'work', edge, state: 'closed' })).toBe('DT-PORT-03');
  });

  it('DT-PIT-01, DT-BOARD-07, DT-LINE-02, DT-MOVE-05: nobody is put where nobody can stand', () => {
    const table = firstTable(prison());
    const put = (x: number, y: number) =>
      refusalOf(table, { kind: 'put', explorer: 'naga', cell: at(table, x, y) });
    expect(groundAt(table.labyrinth, at(table, 1, 1))).toBe('pit');
    expect(put(1, 1)).toBe('DT-PIT-01');
    expect(put(7, 1)).toBe('DT-BOARD-07');
    expect(put(21, 3)).toBe('DT-MOVE-05');
    expect(put(0, 3)).toBe('DT-LINE-02');
    expect(put(21, 1)).toBeNull();
    expect(put(2, 1)).toBeNull();
  });
});
