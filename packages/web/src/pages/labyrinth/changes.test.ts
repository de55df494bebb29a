import {
  type CellId,
  cellAt,
  edgeOf,
  groundAt,
  planUnder,
  type RoomPosition,
  signOf,
} from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { carriedAlong, changesBetween } from './changes.ts';
import { layOut } from './deal.ts';
import { afterDeed, firstTable, type LabyrinthTable } from './table.ts';

const table = firstTable(layOut({ set: 'prison', seed: 'changes' }));
const r0 = 0 as RoomPosition;
const at = ({ labyrinth }: LabyrinthTable, x: number, y: number): CellId =>
  cellAt(planUnder(labyrinth), x, y)!;

describe('what changed', () => {
  it('is nothing between a table and itself', () => {
    expect(changesBetween(table, table)).toEqual([]);
  });

  it('is a turn, and undoing it the opposite turn', () => {
    const turned = afterDeed(table, { kind: 'turn', position: r0, arrow: 'clockwise' });
    expect(changesBetween(table, turned)).toEqual([{ kind: 'turned', position: 0, quarters: 1 }]);
    expect(changesBetween(turned, table)).toEqual([{ kind: 'turned', position: 0, quarters: -1 }]);
  });

  it('DT-ROT-03: is no move of somebody whom the room carried along', () => {
    const free = [1, 2, 3, 4, 5]
      .flatMap(x => [0, 1, 2, 3, 4].map(y => at(table, x, y)))
      .find(cell => groundAt(table.labyrinth, cell) === 'floor')!;
    const standing = afterDeed(table, { kind: 'put', explorer: 'naga', cell: free });
    expect(changesBetween(table, standing)).toMatchObject([{ kind: 'moved', explorer: 'naga' }]);
    const turned = afterDeed(standing, { kind: 'turn', position: r0, arrow: 'counter-clockwise' });
    expect(changesBetween(standing, turned).map(change => change.kind)).toEqual(['turned']);
  });

  it('DT-ROT-04: carries a square along with its room, and no other', () => {
    const plan = planUnder(table.labyrinth);
    const quarter = [{ kind: 'turned', position: r0, quarters: 1 }] as const;
    const half = [{ kind: 'turned', position: r0, quarters: 2 }] as const;
    expect(carriedAlong(plan, quarter, at(table, 1, 0))).toBe(at(table, 5, 0));
    expect(carriedAlong(plan, half, at(table, 1, 0))).toBe(at(table, 5, 4));
    expect(carriedAlong(plan, quarter, at(table, 6, 0))).toBe(at(table, 6, 0));
  });

  it('is a portcullis with its state before and after', () => {
    const edge = Array.from({ length: 60 }, (_, number) => number).find(
      number => signOf(table.labyrinth, edgeOf(r0, number)) === 'P',
    )!;
    const opened = afterDeed(table, { kind: 'work', edge: edgeOf(r0, edge), state: 'open' });
    expect(changesBetween(table, opened)).toEqual([
      { kind: 'worked', edge, from: 'closed', to: 'open' },
    ]);
  });

  it('is every room revealed at once', () => {
    const all = afterDeed(table, { kind: 'reveal-all' });
    expect(changesBetween(table, all)).toHaveLength(4);
    expect(changesBetween(all, table).every(({ kind }) => kind === 'hidden')).toBe(true);
  });
});
