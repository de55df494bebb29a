/** The public surface of Dungeon Twister. */
export * from './board/index.ts';
export { BASE_ROOMS } from './content/base/rooms/index.ts';
export { BASE_CHARACTERS, BASE_OBJECTS } from './content/base/team.ts';
export {
  BY_HAND,
  type ClassId,
  MOST_AP,
  type NpcAim,
  type NpcCard,
  OBJECTIVES,
  type WantedObject,
} from './content/npcs/card.ts';
export { NPC_CARDS } from './content/npcs/index.ts';
export {
  CARD_AIMS,
  CLASSES,
  OWN_PIECES,
  type OwnCard,
  PER_CLASS,
  suits,
  TRAITS,
  WISHES,
} from './content/npcs/own.ts';
export { PRISON_ROOMS } from './content/prison/rooms/index.ts';
export { PRISON_CHARACTERS, PRISON_OBJECTS } from './content/prison/team.ts';
export { ROOMS, roomById } from './content/rooms.ts';
export { AMBUSH } from './content/scenarios/ambush.ts';
export {
  dealSet,
  type GameSet,
  ROOM_SETS,
  type RoomSet,
  SET_IDS,
  SETS,
  type SetId,
} from './content/sets.ts';
export type { AimedAction, DuelAction, DuelActionOf } from './duel/action.ts';
export {
  AIMED,
  AIMED_DEEDS,
  type AimedDeed,
  type AimKind,
  type AllAims,
  isAimed,
} from './duel/aimed.ts';
export { ACTION_CARDS, COMBAT_CARDS, dealtCombat, JUMP_CARDS } from './duel/cards.ts';
export { clockRunning, type Running, whenTimeIsUp } from './duel/clock.ts';
export type { Duel } from './duel/duel.ts';
export { QUIET_TURNS, quietTurnsOf } from './duel/end.ts';
export type { DuelEndReason, DuelEvent } from './duel/event.ts';
export { type Fighter, type Fighters, fightersOf } from './duel/fighters.ts';
export { bringForces } from './duel/forces/bring.ts';
export type { FurtherContent } from './duel/forces/further.ts';
export { PAIRS, POOL } from './duel/forces/pool.ts';
export { type ForcesScenario, RULE_CHANGES, type RuleChange } from './duel/forces/scenario.ts';
export { duel } from './duel/game.ts';
export { type HandicapLevel, LEVELS, suggestedHandicap } from './duel/handicap.ts';
export {
  capacityOf,
  DOTS,
  recommendedTarget,
  STARTERS,
  TARGETS,
  wholeTeam,
} from './duel/measures.ts';
export { FORCES } from './duel/options.ts';
export { playedDuel } from './duel/played.ts';
export type { BySeat } from './duel/seen/by-seat.ts';
export { type BattleView, type QuestionView, questionView } from './duel/seen/question.ts';
export { duelTokens, isOnBoard, type TokenView } from './duel/seen/token.ts';
export {
  COLOURS,
  type DuelFrame,
  type Duelist,
  type DuelSeat,
  OUT_OF_GAME,
  REMOVED,
  SEATS,
  STRUCK,
  seatsFor,
  WOUNDED,
} from './duel/state.ts';
export { duelTrial } from './duel/trial.ts';
export type { DuelView, ForcesView, HandView, LyingRoomView } from './duel/view.ts';
export {
  type BarredSquare,
  type CharacterOutlook,
  type DeedKind,
  type DeedOutlook,
  type DeedWay,
  type DuelOutlook,
  type Exchange,
  outlook,
  type RoomOutlook,
  type WholeMove,
} from './outlook/index.ts';
export { type Character, type Piece, type Tag, type Thing, tagsOf } from './pieces/piece.ts';
export { partsOfName, readTokenName } from './pieces/roster.ts';
export type { SoloAction } from './solo/action.ts';
export { advisedLevel } from './solo/advice.ts';
export { deckOf } from './solo/deck.ts';
export type { SoloEvent } from './solo/event.ts';
export { solo } from './solo/game.ts';
export { EYES, ICONS } from './solo/icons.ts';
export { parseAnyPosition } from './solo/notation/position.ts';
export {
  type ActivationLeg,
  type AwaitedEntry,
  type CombatOutcome,
  playLeg,
  readyToAct,
  type TableReport as TableDeed,
  withNewTurn,
} from './solo/own-table.ts';
export { type ForeseenPlan, foresee } from './solo/planner/arrival.ts';
export { rollingDie } from './solo/planner/dice.ts';
export {
  FRESH,
  forecast,
  forecastFrom,
  type NpcPlan,
  type PlannedActivation,
  planActivation,
} from './solo/planner/plan.ts';
export type {
  ObjectiveLook,
  Option,
  Sought,
  TargetVerdict,
  Tie,
  Trace,
  TraceCandidate,
  TraceChoice,
} from './solo/planner/trace.ts';
export { withCards } from './solo/recast.ts';
export {
  rowView,
  type SoloTokenView,
  type SoloWorkView,
  soloTokens,
  workView,
} from './solo/seen.ts';
export type { Solo } from './solo/solo.ts';
export {
  ACTED,
  IN_BAG,
  IN_RESERVE,
  LEVELS as SOLO_LEVELS,
  npcCard,
  SOLO_NAMES,
  type SoloFrame,
  type SoloLevel,
  type SoloState,
  TURNED,
} from './solo/state.ts';
export { soloTrial } from './solo/trial.ts';
export type { SoloView } from './solo/view.ts';
