/** The duel by rules 2, as the table of today shows it. */
import { hosted as byNumbers } from './duel-rules-2.js';
import { duelInWords } from './in-words/duel.ts';

export const hosted = duelInWords(byNumbers);
