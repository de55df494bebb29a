import { describe, expect, it } from 'vitest';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';
import { squareWords } from './square-words.ts';
import { cell, planeOf, shownIn, wishesIn } from './testing/wishes.ts';

const turn = ['maze 37R@0 hall@0', 'turn 3 yellow', 'left 2'];

describe('the spoken name of a square', () => {
  const wishes = wishesIn([...turn, 'Y:naga @3,2', 'Y:key @3,2', 'B:cleric @21,0 wounded']);
  const shown = shownIn(wishes);

  it('names room, place, ground, and everybody with his load', () => {
    const plane = planeOf(wishes);
    expect(squareWords(en, plane, shown, cell(3, 2))).toBe(
      'Room 37R, row 3, column 3, gear, turns clockwise, Yellow Naga, carries Yellow Key',
    );
    expect(squareWords(ru, plane, shown, cell(3, 2))).toBe(
      'Комната 37R, ряд 3, столбец 3, механизм вращения, по часовой стрелке, Жёлтая Нага, несёт: Жёлтый Ключ',
    );
    expect(squareWords(en, plane, shown, cell(21, 0))).toBe(
      'Yellow starting line, square 1, Blue Cleric, wounded',
    );
  });

  it('counts rows as they lie on a turned screen', () => {
    expect(squareWords(en, planeOf(wishes, true), shown, cell(1, 0))).toContain('row 1, column 5');
  });

  it('DT-SET-03: a room face down only tells how many tokens of each side lie on it', () => {
    const hidden = wishesIn([
      'maze 37R@0? hall@0',
      'turn 3 yellow',
      'left 2',
      'Y:naga R0',
      'B:key R0',
      'B:bow R0',
    ]);
    const words = squareWords(en, planeOf(hidden), shownIn(hidden), cell(2, 2));
    expect(words).toBe('Room on place 1, face down, 2 blue and 1 yellow tokens on it');
  });
});
