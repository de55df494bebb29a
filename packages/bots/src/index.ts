/** Opponents that know only what their seat knows. */
export type { Bot, BotChoice, Budget, ChoiceReason, ExpectedStep, SeenBySeat } from './bot.ts';
export type { ChanceTerms, Knowledge, Play } from './knowledge/knowledge.ts';
export { KNOWN_GAMES, type KnownGame } from './knowledge/known.ts';
export { plainKnowledge } from './knowledge/plain.ts';
export { following, type SeatQuestion } from './players/following.ts';
export { greedyPlayer } from './players/greedy.ts';
export { levelBot } from './players/level.ts';
export {
  isLevel,
  LEVEL_IDS,
  type LevelId,
  levelFor,
  levelsFor,
  type OpponentLevel,
} from './players/levels.ts';
export { randomPlayer } from './players/random.ts';
export { searcher } from './players/searcher.ts';
export { type ReviewedMoment, review } from './review/review.ts';
export type { JudgedMoment, Review, TurningPoint } from './review/turns.ts';
export { mindOf, type SearchMind } from './search/mind.ts';
export type { Policy } from './search/pick.ts';
export { SETTINGS, type Settings } from './search/settings.ts';
export type { Crew } from './workers/crew.ts';
export type { ReviewErrand, ThinkingTask } from './workers/errand.ts';
export { mindFor } from './workers/think.ts';
export { type Guessed, type ImaginedWorld, worldOf } from './world.ts';
