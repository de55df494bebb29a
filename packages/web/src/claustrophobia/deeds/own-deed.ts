import type { CaveDeeds, CaveHappenings } from './deed.ts';
import { sideWord } from './setting.ts';

/** What only one scenario lets somebody do, or rolls for. */
export const ownDeed: CaveDeeds<'deed'> = {
  deed: {
    words(s, { deed, target }) {
      const name = s.texts.asked.deeds[deed] ?? deed;
      return target === '' ? name : s.texts.asked.deedAt(name, sideWord(s, target));
    },
  },
};

export const ownDie: CaveHappenings<'d10'> = {
  d10: {
    sentence(s, { value }) {
      const { d10 } = s.texts.told;
      return (d10[s.view.facts.scenario] ?? d10.any)(value);
    },
    sound: 'dice',
  },
};
