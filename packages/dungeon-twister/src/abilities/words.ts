/** What a table says of every word that has a file of its own. */

import { breaksWallsWords } from './breaks-walls.words.ts';
import { breathesWords } from './breathes.words.ts';
import { carriesTwoWords } from './carries-two.words.ts';
import { charmsWords } from './charms.words.ts';
import { crossesPitsWords } from './crosses-pits.words.ts';
import { cursesWords } from './curses.words.ts';
import { dwarvenWords } from './dwarven.words.ts';
import { fallingRocksWords } from './falling-rocks.words.ts';
import { feignsWords } from './feigns.words.ts';
import { fightsFreeWords } from './fights-free.words.ts';
import { forgesWords } from './forges.words.ts';
import { handlessWords } from './handless.words.ts';
import { hoardsWords } from './hoards.words.ts';
import { invokesWords } from './invokes.words.ts';
import { killsWords } from './kills.words.ts';
import { leadsWords } from './leads.words.ts';
import { magicFailsWords } from './magic-fails.words.ts';
import { mistWords } from './mist.words.ts';
import { refreshesWords } from './refreshes.words.ts';
import { searchesWords } from './searches.words.ts';
import { seesCardWords } from './sees-card.words.ts';
import { slaysDragonsWords } from './slays-dragons.words.ts';
import { slaysTrollsWords } from './slays-trolls.words.ts';
import { slowsWords } from './slows.words.ts';
import { stealsWords } from './steals.words.ts';
import { strengthensWords } from './strengthens.words.ts';
import { strikesFreeWords } from './strikes-free.words.ts';
import { strikesHardWords } from './strikes-hard.words.ts';
import { teleportsWords } from './teleports.words.ts';
import { walksWallsWords } from './walks-walls.words.ts';
import { weakensWords } from './weakens.words.ts';
import type { AbilityWords } from './wording.ts';

export const ABILITY_WORDS: readonly AbilityWords[] = [
  magicFailsWords,
  fallingRocksWords,
  mistWords,
  seesCardWords,
  refreshesWords,
  invokesWords,
  handlessWords,
  feignsWords,
  breaksWallsWords,
  breathesWords,
  carriesTwoWords,
  charmsWords,
  crossesPitsWords,
  cursesWords,
  dwarvenWords,
  fightsFreeWords,
  forgesWords,
  hoardsWords,
  killsWords,
  leadsWords,
  searchesWords,
  slaysDragonsWords,
  slaysTrollsWords,
  slowsWords,
  stealsWords,
  strengthensWords,
  strikesFreeWords,
  strikesHardWords,
  teleportsWords,
  walksWallsWords,
  weakensWords,
];
