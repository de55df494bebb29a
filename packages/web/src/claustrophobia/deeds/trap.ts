import { atWarrior } from './aim.ts';
import { type CaveDeeds, type CaveHappenings, HARM } from './deed.ts';
import { who } from './setting.ts';

/** What tiles do to whoever stands on them. */
export const trap: CaveDeeds<'trap'> = {
  trap: {
    words: (s, action) => s.texts.asked.actions.named(who(s, action.who)),
    aim: atWarrior,
    uponOther: name => ({ do: 'trap', who: name }),
  },
};

export const sprang: CaveHappenings<'trap' | 'sprung' | 'mechanism'> = {
  trap: {
    sentence: (s, event) => s.texts.told.trap(who(s, event.who)),
    by: 'demon',
    joins: HARM,
  },
  sprung: {
    sentence: (s, event) => s.texts.told.sprung(who(s, event.who), event.die),
    joins: [...HARM, 'entered'],
    sound: 'gate',
  },
  mechanism: {
    sentence: (s, event) => s.texts.told.mechanism(who(s, event.who)),
    sound: 'gear',
  },
};
