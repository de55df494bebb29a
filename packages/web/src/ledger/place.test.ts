import { describe, expect, it } from 'vitest';
import { idsOn, shelfOf, shelves } from './library.ts';
import { hrefOfBook, hrefOfChapter, hrefOfRule, placeOf } from './place.ts';

describe('an address of the rulebooks', () => {
  it('without more is the cover', () => {
    expect(placeOf([])).toEqual({ kind: 'cover' });
  });

  it('with an id is a rule, in whichever case', () => {
    expect(placeOf(['DT-ROT-04'])).toMatchObject({ kind: 'rule', id: 'DT-ROT-04' });
    expect(placeOf(['dt-rot-04'])).toMatchObject({ kind: 'rule', id: 'DT-ROT-04' });
    expect(placeOf(['A02'])).toMatchObject({ shelf: { plan: { name: 'content' } } });
  });

  it('with game and book is a chapter, the first if none is named', () => {
    const duel = { game: { name: 'dungeon-twister' }, plan: { name: 'duel' } };
    expect(placeOf(['dungeon-twister', 'duel'])).toMatchObject({ number: 1, shelf: duel });
    expect(placeOf(['dungeon-twister', 'duel', '12'])).toMatchObject({ number: 12, shelf: duel });
  });

  it.each([
    'DT-ROT-99',
    'constructor',
    'dungeon-twister',
    'dungeon-twister/scenarios',
    'chess/duel',
    'dungeon-twister/duel/0',
    'dungeon-twister/duel/two',
    'dungeon-twister/duel/1/2',
  ])('%s leads nowhere', words => {
    expect(placeOf(words.split('/'))).toEqual({ kind: 'unknown', words });
  });

  it('is printed as it is read', () => {
    for (const shelf of shelves) {
      expect(placeOf(hrefOfBook(shelf).slice('#/rules/'.length).split('/'))).toEqual({
        kind: 'chapter',
        shelf,
        number: 1,
      });
      expect(placeOf(hrefOfChapter(shelf, 3).slice('#/rules/'.length).split('/'))).toEqual({
        kind: 'chapter',
        shelf,
        number: 3,
      });
      for (const id of idsOn(shelf))
        expect(placeOf([hrefOfRule(id).slice('#/rules/'.length)])).toEqual({
          kind: 'rule',
          shelf,
          id,
        });
    }
  });
});

it('no id stands in two books', () => {
  for (const shelf of shelves) for (const id of idsOn(shelf)) expect(shelfOf(id)).toBe(shelf);
});
