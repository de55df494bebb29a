import { describe, expect, it } from 'vitest';
import { DRAWERS } from './drawer-names.ts';
import { drawersHere, fillDrawers } from './drawers.ts';

function shelfWith(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
}

const forbidden = () => {
  throw new Error('forbidden');
};

describe('what a browser keeps beside matches', () => {
  it('is taken along, and nothing else', () => {
    const shelf = shelfWith({ [DRAWERS.cards]: '[1]', 'oubliette.language': 'ru' });
    expect(drawersHere(() => shelf)).toEqual({ [DRAWERS.cards]: '[1]' });
  });

  it('comes back where nothing lies; what lies here stays, and strange names are left out', () => {
    const shelf = shelfWith({ [DRAWERS.editor]: 'mine' });
    const filled = fillDrawers(
      { [DRAWERS.editor]: 'theirs', [DRAWERS.cards]: '[1]', 'oubliette.language': 'ru' },
      () => shelf,
    );
    expect(filled).toBe(1);
    expect(drawersHere(() => shelf)).toEqual({ [DRAWERS.editor]: 'mine', [DRAWERS.cards]: '[1]' });
    expect(shelf.getItem('oubliette.language')).toBeNull();
  });

  it('adds up where it is a list: what is here twice counts once, and what is here wins', () => {
    const won = { key: 'a', ending: 'won' };
    const shelf = shelfWith({
      [DRAWERS.lessons]: '["duel/fight"]',
      [DRAWERS.results]: JSON.stringify([won]),
      [DRAWERS.puzzles]: '["one"]',
    });
    const filled = fillDrawers(
      {
        [DRAWERS.lessons]: '["duel/fight","solo/why"]',
        [DRAWERS.results]: JSON.stringify([{ key: 'a', ending: 'lost' }, { key: 'b' }]),
        [DRAWERS.puzzles]: '["one"]',
        [DRAWERS.daily]: '[20000]',
      },
      () => shelf,
    );
    expect(filled).toBe(3);
    expect(drawersHere(() => shelf)).toEqual({
      [DRAWERS.lessons]: '["duel/fight","solo/why"]',
      [DRAWERS.results]: JSON.stringify([won, { key: 'b' }]),
      [DRAWERS.puzzles]: '["one"]',
      [DRAWERS.daily]: '[20000]',
    });
  });

  it('is left alone where something else lies than a list', () => {
    const shelf = shelfWith({ [DRAWERS.lessons]: '{broken' });
    expect(fillDrawers({ [DRAWERS.lessons]: '["solo/why"]' }, () => shelf)).toBe(0);
    expect(shelf.getItem(DRAWERS.lessons)).toBe('{broken');
  });

  it('is nothing where the browser forbids it', () => {
    expect(drawersHere(forbidden)).toEqual({});
    expect(fillDrawers({ [DRAWERS.cards]: '[1]' }, forbidden)).toBe(0);
  });
});
