import { introduceNpcs, NPC_CARDS } from '@oubliette/dungeon-twister';
import '@oubliette/dungeon-twister/drawing/original-set';
import { likenesses } from '../../duel/pieces.ts';

introduceNpcs();

/** Characters of the prison look like those of the players; the duel has none and fetches no card. */
for (const { id, likeness } of NPC_CARDS) likenesses.set(id, likeness.id);
