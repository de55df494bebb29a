import { marked } from '../seen/shown.ts';
import type { TableDeeds, TableHappenings } from './deed.ts';

export const regenerate: TableDeeds<'regenerate'> = {
  regenerate: { words: ({ texts }) => texts.asked.actions.regenerate, outright: true },
};

export const regenerated: TableHappenings<'regenerated'> = {
  regenerated: { after: (shown, { token }) => marked(shown, token, false), sound: 'heal' },
};
