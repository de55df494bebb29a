/** The solo game by rules 1, as the table of today shows it. */
import { soloInWords } from './in-words/solo.ts';
import { hosted as byNumbers } from './solo-rules-1.js';

export const hosted = soloInWords(byNumbers);
