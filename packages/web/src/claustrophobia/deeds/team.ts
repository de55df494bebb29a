import type { GiftId } from '../words/cards.en.ts';
import { objectKind } from '../words/objects.ts';
import { atWarrior } from './aim.ts';
import type { CaveDeeds, CaveHappenings } from './deed.ts';
import { cardNames, doer, giftName, objectName, who } from './setting.ts';

/** Bidding for the humans, and what their points buy. */
export const team: CaveDeeds<'bid' | 'hire' | 'gift' | 'equip' | 'advantage' | 'ready'> = {
  bid: { words: ({ texts }, { value }) => texts.asked.actions.bid(value), hasPanel: true },
  hire: {
    words: (s, action) => s.texts.asked.actions.hire({ ...who(s, action.who), number: 0 }),
    good({ humans }, action) {
      const { talent, words } = humans[action.who.slice(0, 2) as keyof typeof humans];
      return `${talent}. ${words}`;
    },
    hasPanel: true,
  },
  gift: {
    words: (s, { gift }) => giftName(s, gift),
    good: ({ gifts }, { gift }) => gifts[gift as GiftId].words,
    hasPanel: true,
  },
  equip: {
    words: (s, action) =>
      s.texts.asked.actions.equip(objectName(s, action.object), who(s, action.who)),
    good: ({ objects }, { object }) => objects[objectKind(object)].words,
    aim: atWarrior,
    inHand: true,
    isHeld: (held, { object }) => held.kind === 'object' && held.object === object,
    hasPanel: true,
  },
  advantage: { words: ({ texts }) => texts.asked.actions.advantage, hasPanel: true },
  ready: { words: ({ texts }) => texts.asked.actions.ready, goesOn: true },
};

export const chosen: CaveHappenings<
  'bid' | 'team' | 'hired' | 'equipped' | 'gift-chosen' | 'bought-advantage' | 'cards-dealt'
> = {
  bid: { sentence: (s, { seat, points }) => s.texts.told.bid(s.name(seat), points), by: null },
  team: { sentence: (s, { seat, points }) => s.texts.told.team(s.name(seat), points), by: null },
  hired: { sentence: (s, event) => s.texts.told.hired(who(s, event.who)) },
  equipped: {
    sentence: (s, event) => s.texts.told.equipped(who(s, event.who), objectName(s, event.object)),
  },
  'gift-chosen': {
    sentence: (s, { gift }) => s.texts.told.giftChosen(giftName(s, gift)),
    by: 'human',
  },
  'bought-advantage': { sentence: s => s.texts.told.boughtAdvantage, by: 'human' },
  'cards-dealt': {
    sentence: (s, { count, cards }) =>
      s.texts.told.dealt(doer(s, 'human'), count, cards ? cardNames(s, cards) : null),
    by: 'human',
  },
};
