import { actorOf } from '../seen/reading.ts';
import { atTile } from './aim.ts';
import type { CaveDeeds, CaveHappenings } from './deed.ts';
import { tileAt, who } from './setting.ts';
import { wayTo } from './ways.ts';

/** Through the holes of Troglodytes. */
export const dive: CaveDeeds<'dive'> = {
  dive: {
    words: (s, { to }) => s.texts.asked.actions.dive(tileAt(s, to).into, wayTo(s, to)),
    aim: atTile,
    doer: actorOf,
    leadsTo: ({ to }) => to,
  },
};

export const dived: CaveHappenings<'dived'> = {
  dived: {
    sentence: (s, event) => s.texts.told.dived(who(s, event.who), tileAt(s, event.cell).into),
    isStep: true,
  },
};
