/** Opponents that know only what their seat knows. */
export type { Bot, Budget, Choice, Expected, Reason, Seen } from './bot.ts';
export type { Knowledge, Play, Terms } from './knowledge/knowledge.ts';
export { KNOWN_GAMES, type KnownGame } from './knowledge/known.ts';
export { plainKnowledge } from './knowledge/plain.ts';
export { following, type Question } from './players/following.ts';
export { greedyPlayer } from './players/greedy.ts';
export { levelBot } from './players/level.ts';
export {
  isLevel,
  LEVEL_IDS,
  type Level,
  type LevelId,
  levelFor,
  levelsFor,
} from './players/levels.ts';
export { randomPlayer } from './players/random.ts';
export { searcher } from './players/searcher.ts';
export { type Moment, review } from './review/review.ts';
export type { Judged, Review, TurningPoint } from './review/turns.ts';
export { type Mind, mindOf } from './search/mind.ts';
export type { Policy } from './search/pick.ts';
export { SETTINGS, type Settings } from './search/settings.ts';
export type { Crew } from './workers/crew.ts';
export type { LookingBack, Wondering } from './workers/errand.ts';
export { mindFor } from './workers/think.ts';
export { type Guessed, type World, worldOf } from './world.ts';
