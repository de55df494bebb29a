import type { CaveHappenings } from './deed.ts';
import { tileAt, who } from './setting.ts';

/** What scenarios are about: ways out, the possessed, the nest, the Guide. */
export const reached: CaveHappenings<
  'escaped' | 'exorcised' | 'asleep' | 'poisoned' | 'guided' | 'guide-gone'
> = {
  escaped: { sentence: (s, event) => s.texts.told.escaped(who(s, event.who)), sound: 'score' },
  exorcised: {
    sentence: (s, event) => s.texts.told.exorcised(who(s, event.who)),
    joins: ['line'],
    closes: true,
    sound: 'score',
  },
  asleep: { sentence: (s, { cell }) => s.texts.told.asleep(tileAt(s, cell).at) },
  poisoned: { sentence: (s, event) => s.texts.told.poisoned(who(s, event.who)) },
  guided: { sentence: (s, { cell }) => s.texts.told.guided(tileAt(s, cell).into) },
  'guide-gone': { sentence: s => s.texts.told.guideGone },
};
