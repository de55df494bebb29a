import type { CaveDeeds, CaveHappenings } from './deed.ts';
import { sideWord, tileAt } from './setting.ts';

/** The marker that the humans look for. */
export const marker: CaveDeeds<'mark'> = {
  mark: {
    words: (s, { to, side }) => s.texts.asked.actions.mark(tileAt(s, to).name, sideWord(s, side)),
    aim: (_view, { to, side }) => ({ kind: 'door', cell: to, side }),
  },
};

export const marked: CaveHappenings<'marker' | 'marker-gone'> = {
  marker: {
    sentence: (s, { cell, side }) => s.texts.told.marker(tileAt(s, cell).at, sideWord(s, side)),
  },
  'marker-gone': { sentence: s => s.texts.told.markerGone },
};
