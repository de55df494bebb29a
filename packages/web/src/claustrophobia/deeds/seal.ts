import { atTile } from './aim.ts';
import type { CaveDeeds, CaveHappenings } from './deed.ts';
import { tileAt } from './setting.ts';
import { located } from './ways.ts';

export const seal: CaveDeeds<'seal'> = { seal: { words: located, aim: atTile } };

export const sealed: CaveHappenings<'seal' | 'seal-hit' | 'seal-broken'> = {
  seal: { sentence: (s, { cell }) => s.texts.told.seal(tileAt(s, cell).at), by: 'human' },
  'seal-hit': {
    sentence: (s, { cell }) => s.texts.told.sealHit(tileAt(s, cell).at),
    ofAttack: 'hit',
  },
  'seal-broken': {
    sentence: (s, { cell }) => s.texts.told.sealBroken(tileAt(s, cell).at),
    ofAttack: 'hit',
    sound: 'score',
  },
};
