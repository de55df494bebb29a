import { actorOf } from '../seen/reading.ts';
import { atTile } from './aim.ts';
import type { CaveDeeds, CaveHappenings } from './deed.ts';
import { tileAt, who } from './setting.ts';
import { walkTo } from './ways.ts';

export const go: CaveDeeds<'go'> = {
  go: {
    words: (s, { to }) => s.texts.asked.actions.go(tileAt(s, to).into, walkTo(s, to)),
    aim: atTile,
    doer: actorOf,
    leadsTo: ({ to }) => to,
    isStep: true,
  },
};

export const moved: CaveHappenings<'moved'> = {
  moved: {
    sentence: (s, event) => s.texts.told.moved(who(s, event.who), tileAt(s, event.cell).into),
    joins: ['moved'],
    joinsAlike: (event, next) => event.who === next.who,
    // A walk is told by where it ends.
    passage: (_s, events, say) => say(events.at(-1)!),
    isStep: true,
  },
};
