import {
  type CellId,
  cellAt,
  createLabyrinth,
  planOf,
  planUnder,
  type RoomId,
  roomById,
} from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { offersAt } from './offers.ts';
import { afterDeed, firstTable } from './table.ts';

const ids = ['37L', '38L', '38R', '37R', '39L', '39R', '40L', '40R'];
const table = firstTable(
  createLabyrinth(
    planOf(4),
    ids.map(id => ({ room: roomById(id as RoomId)!, quarters: 0 })),
  ),
);
const at = (x: number, y: number): CellId => cellAt(planUnder(table.labyrinth), x, y)!;
const sorts = (x: number, y: number) => offersAt(table, at(x, y), null).map(({ sort }) => sort);

describe('what a square offers', () => {
  it('DT-ROT-01: on a gear first of all the turn of its room, by the arrow', () => {
    const [first] = offersAt(table, at(2, 0), null);
    expect(first).toMatchObject({
      sort: 'turn',
      main: true,
      deed: { kind: 'turn', position: 0, arrow: 'counter-clockwise' },
    });
  });

  it('DT-MEKANORK-01, DT-ROT-02: also the turn against the arrow, and the twin by its own', () => {
    const offers = offersAt(table, at(2, 0), null);
    expect(offers.find(({ sort }) => sort === 'turn-against')).toMatchObject({
      arrow: 'clockwise',
      refusal: null,
    });
    expect(offers.find(({ sort }) => sort === 'turn-twin')).toMatchObject({
      room: '37R',
      arrow: 'clockwise',
      refusal: null,
    });
  });

  it('DT-PORT-02: beside a portcullis to open it, and to close it once it is open', () => {
    expect(sorts(3, 1).slice(0, 2)).toEqual(['open', 'break']);
    const [open] = offersAt(table, at(3, 1), null);
    const deed = open!.deed;
    if (deed.kind !== 'work') throw new Error('not a portcullis');
    const opened = afterDeed(table, deed);
    expect(offersAt(opened, at(3, 1), null)[0]).toMatchObject({ sort: 'close', side: 1 });
  });

  it('in an unrevealed room only to reveal it', () => {
    expect(sorts(8, 2)).toEqual(['reveal']);
  });

  it('where somebody stands to pick him up, and with him in hand only to put him down', () => {
    expect(sorts(21, 3)).toEqual(['pick-up']);
    expect(offersAt(table, at(2, 0), 'colossus')).toMatchObject([{ sort: 'put', refusal: null }]);
    expect(offersAt(table, at(1, 1), 'wizard')).toMatchObject([{ refusal: 'DT-PIT-01' }]);
  });
});
