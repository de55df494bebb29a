import type { CaveHappenings } from './deed.ts';
import { objectName, who } from './setting.ts';

/** What is found, carried and lost. */
export const carried: CaveHappenings<
  'searched' | 'treasure-taken' | 'treasure-dropped' | 'object-lost'
> = {
  searched: {
    sentence: (s, event) => s.texts.told.searched(who(s, event.who), event.treasure),
    sound: 'take',
  },
  'treasure-taken': {
    sentence: (s, event) => s.texts.told.treasureTaken(who(s, event.who)),
    sound: 'take',
  },
  'treasure-dropped': {
    sentence: (s, event) => s.texts.told.treasureDropped(who(s, event.who)),
    ofAttack: 'part',
  },
  'object-lost': { sentence: (s, { object }) => s.texts.told.objectLost(objectName(s, object)) },
};
