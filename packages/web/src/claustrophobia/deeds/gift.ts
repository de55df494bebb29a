import { atTarget, atWarrior } from './aim.ts';
import { type CaveDeeds, type CaveHappenings, HARM } from './deed.ts';
import { doer, giftName, targetWords, tileWords, who } from './setting.ts';

/** Gifts of the Redeemer: those with a target, a blessing, a look at tiles to come. */
export const gifts: CaveDeeds<'use' | 'bless' | 'look' | 'keep' | 'swap'> = {
  use: {
    words: (s, { gift, target }) =>
      s.texts.asked.actions.use(giftName(s, gift), targetWords(s, target) ?? ''),
    aim: atTarget,
    inHand: true,
    isHeld: (held, { gift }) => held.kind === 'gift' && held.gift === gift,
  },
  bless: {
    words: (s, action) => s.texts.asked.actions.bless(who(s, action.who), action.with),
    aim: atWarrior,
    isOpen: true,
  },
  look: { words: ({ texts }) => texts.asked.actions.look },
  keep: { words: ({ texts }) => texts.asked.actions.keep },
  swap: { words: ({ texts }) => texts.asked.actions.swap },
};

export const gave: CaveHappenings<'gift' | 'blessed' | 'foresaw'> = {
  gift: {
    sentence: (s, { gift, target }) => s.texts.told.gift(giftName(s, gift), targetWords(s, target)),
    by: 'human',
    joins: [...HARM, 'tp', 'healed', 'refreshed'],
    sound: 'card',
  },
  blessed: {
    sentence: (s, event) => s.texts.told.blessed(who(s, event.who), event.with),
    by: 'human',
  },
  foresaw: {
    sentence: (s, { tiles }) =>
      s.texts.told.foresaw(doer(s, 'human'), tiles?.map(tile => tileWords(s, tile).name) ?? null),
    by: 'human',
  },
};
