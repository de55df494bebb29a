/** What a table says of every word that has a file of its own. */
import { walksWallsWords } from './walks-walls.words.ts';
import type { AbilityWords } from './wording.ts';

export const ABILITY_WORDS: readonly AbilityWords[] = [walksWallsWords];
