import { type CaveHappenings, HARM } from './deed.ts';
import { who } from './setting.ts';

/** What explodes. */
export const exploded: CaveHappenings<'charge' | 'fuse-pulled' | 'explosion' | 'blast'> = {
  charge: { sentence: (s, event) => s.texts.told.charge(who(s, event.who), event.charges) },
  'fuse-pulled': { sentence: (s, event) => s.texts.told.fusePulled(who(s, event.who)) },
  explosion: { sentence: s => s.texts.told.explosion, joins: [...HARM, 'tp'], sound: 'fire' },
  blast: {
    sentence: (s, event) => s.texts.told.blast(who(s, event.who), event.die, event.hit),
    joins: [...HARM, 'tp'],
    sound: 'fire',
  },
};
