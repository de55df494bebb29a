import { NPC_CARDS, OWN_PIECES } from '@oubliette/dungeon-twister';
import '@oubliette/dungeon-twister/drawing/original-set';
import { likenesses } from '../../duel/seen/pieces.ts';
import { classOfOwn } from './own.ts';

/** Characters of the prison look like those of the players; the duel has none and fetches no card. */
for (const { id, likeness } of NPC_CARDS) likenesses.set(id, likeness.id);
for (const { id } of OWN_PIECES) likenesses.set(id, classOfOwn(id));
