import type { EventAccounts } from './account.ts';

export const roundTold: EventAccounts<'card' | 'turn-ended' | 'cards-back' | 'scored' | 'over'> = {
  card: { sentence: (t, { seat, value }) => t.texts.told.card(seat, value) },
  'turn-ended': { sentence: (t, { seat }) => t.texts.told.turnEnded(seat) },
  'cards-back': { sentence: (t, { seat }) => t.texts.told.cardsBack(seat) },
  scored: { sentence: (t, { seat, points }) => t.texts.told.scored(seat, points) },
  over: { sentence: (t, { winners }) => t.texts.told.over(winners) },
};
