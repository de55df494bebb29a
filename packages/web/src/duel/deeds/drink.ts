import { gone } from '../seen/shown.ts';
import type { TableDeeds, TableHappenings } from './deed.ts';

export const drink: TableDeeds<'drink'> = {
  drink: { words: ({ texts }) => texts.asked.actions.drink, outright: true },
};

export const drank: TableHappenings<'drank'> = {
  drank: { after: (shown, { what }) => gone(shown, what), sound: 'heal' },
};
