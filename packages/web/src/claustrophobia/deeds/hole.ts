import { atTile } from './aim.ts';
import type { CaveDeeds, CaveHappenings } from './deed.ts';
import { tileAt } from './setting.ts';
import { located } from './ways.ts';

export const hole: CaveDeeds<'hole'> = { hole: { words: located, aim: atTile } };

export const dug: CaveHappenings<'hole'> = {
  hole: { sentence: (s, { cell }) => s.texts.told.hole(tileAt(s, cell).at), by: 'demon' },
};
