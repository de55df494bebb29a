/** Lessons of Claustrophobia. */
import type { Course } from '@oubliette/kernel/lesson';
import { cardsAndGifts } from './cards-and-gifts.ts';
import { diceAndLines } from './dice-and-lines.ts';
import { exhausted } from './exhausted.ts';
import { explore } from './explore.ts';
import { fightAndHits } from './fight-and-hits.ts';
import { getOut } from './get-out.ts';
import { hunt } from './hunt.ts';
import { threat } from './threat.ts';

export const claustrophobiaCourse: Course = {
  id: 'claustrophobia',
  lessons: [diceAndLines, explore, fightAndHits, exhausted, cardsAndGifts, getOut, threat, hunt],
};
