import { DIRECTIONS, planUnder, whatBars } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { cell, shownIn, wishesIn } from '../deeds/testing.ts';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';
import { sidesWords, squareWords } from './square-words.ts';

const turn = ['maze 37R@0 hall@0', 'turn 3 yellow', 'left 2'];

describe('the spoken name of a square', () => {
  const wishes = wishesIn([...turn, 'Y:naga @3,2', 'Y:key @3,2', 'Y:cleric @21,0 wounded']);
  const shown = shownIn(wishes);

  it('names room, place, ground, and everybody with his load', () => {
    expect(squareWords(en, shown, cell(3, 2))).toBe(
      'd3, Room 37R, gear, turns clockwise, Yellow Naga, carries Yellow Key; open above, below; closed portcullis right, left',
    );
    expect(squareWords(ru, shown, cell(3, 2))).toBe(
      'd3, Комната 37R, механизм вращения, по часовой стрелке, Жёлтая Нага, несёт: Жёлтый Ключ; проход сверху, снизу; закрытая решётка справа, слева',
    );
    expect(squareWords(en, shown, cell(21, 0))).toBe(
      'v1, Yellow starting line, Yellow Cleric, wounded; open below, left; wall above, right',
    );
  });

  it('DT-BOARD-03: calls a side open exactly where nothing bars the way', () => {
    const { labyrinth } = shown;
    for (const at of planUnder(labyrinth).cellOf) {
      for (const [side, name] of en.sides.entries()) {
        const words = sidesWords(en, labyrinth, at as never, 0);
        const isSaid = words.some(each => /^open/.test(each) && each.includes(name));
        expect(isSaid).toBe(whatBars(labyrinth, at as never, DIRECTIONS[side]!) === null);
      }
    }
  });

  it('on a board that stands upright the sides are those of the screen', () => {
    const [lying] = sidesWords(en, shown.labyrinth, cell(21, 0), 0);
    const [upright] = sidesWords(en, shown.labyrinth, cell(21, 0), 1);
    expect(lying).toBe('open below, left');
    expect(upright).toBe('open above, left');
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
    const words = squareWords(en, shownIn(hidden), cell(2, 2));
    expect(words).toBe('c3, unrevealed room b1–f5, 2 blue and 1 yellow tokens on it');
  });

  it('DS-SET-06: of a room face down a game may tell what it will bring', () => {
    const shown = shownIn(wishesIn(['maze 37R@0? hall@0', 'turn 3 yellow', 'left 2']));
    const said = (x: number) =>
      squareWords(en, shown, cell(x, 2), undefined, room => `room ${room} brings 2 tokens`);
    expect(said(2)).toBe('c3, unrevealed room b1–f5, room 0 brings 2 tokens');
    expect(said(8)).not.toContain('brings');
  });
});
