import { atTarget } from './aim.ts';
import type { CaveDeeds, CaveHappenings } from './deed.ts';
import { doerOf, targetWords } from './setting.ts';

/** Cards of the hand, and whoever plays none. */
export const cards: CaveDeeds<'play' | 'pass'> = {
  play: {
    words: (s, { card, target }) =>
      s.texts.asked.actions.play(s.texts.cards[card].name, targetWords(s, target) ?? ''),
    aim: atTarget,
    inHand: true,
    isHeld: (held, { card }) => held.kind === 'card' && held.card === card,
  },
  pass: {
    words: ({ texts }) => texts.asked.actions.pass,
    goesOn: true,
    isEmpty: () => true,
    isOpen: true,
  },
};

export const played: CaveHappenings<'card' | 'event-cancelled' | 'passed'> = {
  card: {
    sentence(s, { seat, card, target }) {
      const { name, words } = s.texts.cards[card];
      return s.texts.told.card(doerOf(s, seat), name, targetWords(s, target), words);
    },
    joins: ['healed', 'refreshed', 'cave-in', 'object-lost'],
    ofAttack: 'part',
    sound: 'card',
  },
  'event-cancelled': {
    sentence: (s, { card }) => s.texts.told.eventCancelled(s.texts.cards[card].name),
    ofAttack: 'part',
  },
  passed: {
    sentence: (s, { seat }) => s.texts.told.passed(doerOf(s, seat)),
    isSilent: true,
    ofAttack: 'part',
  },
};
