import type { TableDeeds, TableHappenings } from './deed.ts';

/** How turns begin and end, and the match. */
export const round: TableDeeds<'card' | 'end'> = {
  card: { words: ({ texts }, { value }) => texts.asked.actions.card(value) },
  end: { words: ({ texts }) => texts.asked.actions.end },
};

export const wentOn: TableHappenings<'card' | 'turn-ended' | 'cards-back' | 'scored' | 'over'> = {
  card: { sound: 'card' },
  'turn-ended': { sound: 'bell' },
  'cards-back': {},
  scored: { sound: 'score' },
  over: { sound: 'end' },
};
