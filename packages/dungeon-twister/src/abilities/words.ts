/** What a table says of every word that has a file of its own. */
import { breathesWords } from './breathes.words.ts';
import { crossesPitsWords } from './crosses-pits.words.ts';
import { killsWords } from './kills.words.ts';
import { leadsWords } from './leads.words.ts';
import { slaysDragonsWords } from './slays-dragons.words.ts';
import { stealsWords } from './steals.words.ts';
import { teleportsWords } from './teleports.words.ts';
import { walksWallsWords } from './walks-walls.words.ts';
import type { AbilityWords } from './wording.ts';

export const ABILITY_WORDS: readonly AbilityWords[] = [
  breathesWords,
  crossesPitsWords,
  killsWords,
  leadsWords,
  slaysDragonsWords,
  stealsWords,
  teleportsWords,
  walksWallsWords,
];
