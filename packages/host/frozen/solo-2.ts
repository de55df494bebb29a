/** The solo game by rules 2, as the table of today shows it. */
import { soloInWords } from './in-words/solo.ts';
import { hosted as byNumbers } from './solo-rules-2.js';

export const hosted = soloInWords(byNumbers);
