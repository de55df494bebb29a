import {
  cellAt,
  createLabyrinth,
  planOf,
  planUnder,
  type RoomId,
  roomById,
} from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';
import { squareView } from './square.ts';
import { afterDeed, firstTable } from './table.ts';
import { edgeWords, spokenName } from './words.ts';

const ids = ['37L', '38L', '38R', '37R', '39L', '39R', '40L', '40R'];
const dealt = createLabyrinth(
  planOf(4),
  ids.map(id => ({ room: roomById(id as RoomId)!, quarters: 0 })),
);
const table = afterDeed(firstTable(dealt), { kind: 'reveal-all' });
const plan = planUnder(table.labyrinth);
const view = (x: number, y: number) => squareView(table, cellAt(plan, x, y)!);
const [up, right, down, left] = [0, 1, 2, 3];

describe('a square', () => {
  it('DT-CONV-03: tells which neighbours are adjacent, and the rule where they are not', () => {
    // 37L(3,3): a slit to its right, where 37L(3,4) begins.
    const { sides } = view(4, 3);
    expect(sides[right!]).toMatchObject({ parted: 'DT-SLIT-01' });
    expect(edgeWords(en, sides[right!]!)).toBe('arrow slit');
    expect(sides[up!]!.parted).toBeNull();
  });

  it('DT-BOARD-03: names both parts of a border between rooms', () => {
    // 37L(1,4) is open, 38L(1,0) has a wall.
    const side = view(5, 1).sides[right!]!;
    expect(side.parts.map(({ room, sign }) => `${room} ${sign}`)).toEqual(['37L -', '38L W']);
    expect(edgeWords(en, side)).toBe('open of 37L · wall of 38L');
    expect(side.parted).toBe('DT-BOARD-05');
  });

  it('DT-BOARD-04: ends at the outside', () => {
    const side = view(3, 0).sides[up!]!;
    expect(side.next).toBeNull();
    expect(edgeWords(ru, side)).toBe('внешний край');
    expect(view(0, 4).sides[left!]!.gaze).toMatchObject({ seen: [], stop: 'DT-BOARD-04' });
  });

  it('DT-LOS-02: sight ends at a character', () => {
    const cell = cellAt(plan, 21, 2)!;
    expect(squareView(table, cell).sides[down!]!.gaze).toMatchObject({
      seen: [cellAt(plan, 21, 3)!],
      stop: 'DT-LOS-02',
    });
  });

  it('DT-BOARD-07: an unrevealed room has no sides and no name', () => {
    const hidden = squareView(firstTable(dealt), cellAt(plan, 8, 2)!);
    expect(hidden).toMatchObject({ ground: 'unrevealed', room: null, sides: [] });
    expect(spokenName(en, hidden, plan, 0)).toBe('Place 2, face down');
  });

  it('has a spoken name in both languages, counted as the board lies on the screen', () => {
    const gear = view(2, 0);
    expect(spokenName(en, gear, plan, 0)).toBe('Room 37L, row 1, column 2, gear');
    expect(spokenName(ru, gear, plan, 1)).toBe('Комната 37L, ряд 2, столбец 5, механизм вращения');
    expect(spokenName(en, view(21, 1), plan, 0)).toBe('Yellow starting line, square 2, Naga');
  });
});
