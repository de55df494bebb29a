import type { CaveHappenings } from './deed.ts';
import { sideWord, tileAt } from './setting.ts';

export const cavedIn: CaveHappenings<'cave-in' | 'cleared'> = {
  'cave-in': {
    sentence: (s, { cell, side }) => s.texts.told.caveIn(tileAt(s, cell).name, sideWord(s, side)),
    sound: 'stone',
  },
  cleared: {
    sentence: (s, { cell, side }) => s.texts.told.cleared(tileAt(s, cell).name, sideWord(s, side)),
    sound: 'stone',
  },
};
