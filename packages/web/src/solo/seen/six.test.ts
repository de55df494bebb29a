import { cellAt, planOf, type SoloAction, solo } from '@oubliette/dungeon-twister';
import { TABLE } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { putFor, sixBehind, sixesIn, squareFor } from './six.ts';

function viewWith(room: string) {
  const maze = `maze 37R@2 38L@2 39L@2 40R@2 40L@2 39R@2 38R@2 ${room}`;
  const read = solo.notation.parsePosition(maze);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return solo.view(read.value, TABLE);
}

const at = (x: number, y: number) => cellAt(planOf(4), x, y);
const frame = { kind: 'teleport' as const, room: 7, tokens: ['N:mangdu'], revealer: null };

describe('a single 6', () => {
  it('DS-DECK-06: rows and columns of a room turn with it', () => {
    expect(squareFor(viewWith('37L@2'), { ...frame, red: 1, white: 6 }, 2)).toBe(at(19, 9));
    expect(squareFor(viewWith('37L@0'), { ...frame, red: 6, white: 2 }, 1)).toBe(at(17, 5));
  });

  it('DS-TELE-04: a square of the board is as good an answer as its row', () => {
    const view = viewWith('37L@0');
    const asked = { ...view, work: [{ ...frame, red: 6, white: 2 }] };
    const legal: SoloAction[] = [2, 4].map(number => ({ do: 'row', number }));
    const puts = sixesIn({ view: asked, legal }).map(six => putFor(six, view));
    expect(puts).toEqual([
      { do: 'put', token: 'N:mangdu', x: 17, y: 6 },
      { do: 'put', token: 'N:mangdu', x: 17, y: 8 },
    ]);
    expect(sixBehind(puts[1]!, { view: asked, legal })).toEqual({ do: 'row', number: 4 });
    expect(sixBehind({ ...puts[1]!, y: 9 }, { view: asked, legal })).toBeNull();
  });
});
