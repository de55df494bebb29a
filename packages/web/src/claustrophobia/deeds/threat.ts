import type { CaveDeeds, CaveHappenings } from './deed.ts';
import { cardNames, doer } from './setting.ts';

/** Dice of destiny, and what their areas bring. */
export const destiny: CaveDeeds<'dice'> = {
  dice: {
    words: ({ texts }, { area, dice }) => texts.asked.actions.dice(area, dice),
    hasPanel: true,
    isOpen: true,
  },
};

export const threatened: CaveHappenings<
  'destiny-dice' | 'die-placed' | 'area' | 'tp' | 'events-drawn'
> = {
  'destiny-dice': {
    sentence: (s, { dice }) => s.texts.told.destinyDice(dice),
    by: 'demon',
    sound: 'dice',
  },
  'die-placed': {
    sentence: (s, { area, dice }) => s.texts.told.diePlaced(s.texts.areas[area].name, dice),
    isSilent: true,
  },
  area: {
    sentence(s, { area, dice }) {
      const { name, words } = s.texts.areas[area];
      return s.texts.told.area(name, dice, words);
    },
    by: 'demon',
    joins: ['tp'],
  },
  // A purchase tells its price by the figure that enters.
  tp: {
    sentence: (s, { tp }) => s.texts.told.tp(tp),
    by: 'demon',
    isSequel: true,
    toldBy: 'entered',
    ofAttack: 'part',
  },
  'events-drawn': {
    sentence: (s, { count, cards }) =>
      s.texts.told.dealt(doer(s, 'demon'), count, cards ? cardNames(s, cards) : null),
    by: 'demon',
  },
};
