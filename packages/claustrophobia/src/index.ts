/** The public surface of Claustrophobia. */
export type { Action, ActionOf, Verb } from './action.ts';
export { isOpenToHumans, kindAt, linked, NOWHERE, spotAt } from './board/board.ts';
export { cellNamed } from './board/cells.ts';
export { SIDES, type TileSide } from './board/openings.ts';
export { type CardKind, type CardMoment, FIRST_EVENT, MOMENTS } from './cards/kinds.ts';
export type { Claustrophobia } from './claustrophobia.ts';
export { DEMONS } from './content/demons/index.ts';
export { type HumanKind, LINES } from './content/humans.ts';
export { OBJECTS } from './content/objects.ts';
export { EXIT, KIND, NEST, PENTACLE_ROOM, TILES, type TileKind } from './content/tiles.ts';
export type { Event } from './event.ts';
export { F } from './facts.ts';
export { claustrophobia } from './game.ts';
export type { CaveOptions } from './options.ts';
export {
  type AreaLack,
  type AreaOutlook,
  type Door,
  type Outlook,
  outlook,
  type Placing,
  type StrikeOutlook,
  type WalkOutlook,
  type WarriorFigures,
  type WarriorOutlook,
} from './outlook/index.ts';
export { PHASES, phaseOf, type RoundPhase } from './outlook/phase.ts';
export { QUESTIONS, type QuestionKind } from './question.ts';
export type { ScenarioId } from './scenarios/ids.ts';
export { SCENARIOS } from './scenarios/index.ts';
export {
  forEachOwn,
  OWN_ABOUT_TILE,
  OWN_ABOUT_WARRIOR,
  type OwnAboutTile,
  type OwnAboutWarrior,
  type OwnQuestion,
} from './scenarios/own-questions.ts';
export type { CaveSeat } from './seats.ts';
export type { TileMark, WarriorFlag } from './seen/marks.ts';
export type { WorkViewOf } from './seen/work.ts';
export { STAGE } from './stages.ts';
export {
  ACTED,
  BLESSED_CBT,
  BLESSED_MVT,
  EXHAUSTED,
  HOLE_TOKEN,
  SEAL,
  SEAL_HIT,
  SLEEPING,
  SPRUNG,
  TOKEN,
  TOUGH,
  TREASURE,
} from './state.ts';
export { AREA_NAMES, AREAS, type AreaName } from './threat/areas.ts';
export { ENTRY_PRICE } from './threat/price.ts';
export { claustrophobiaTrial } from './trial.ts';
export type { CaveView } from './view.ts';
export { cbtOf, defOf, healthOf, isExhausted, mvtOf } from './warriors/figures.ts';
export { whyNotLeave } from './warriors/leaving.ts';
export {
  DEMON_FIGURE,
  ESCAPED,
  FIRST_TROGLODYTE,
  HUMANS,
  isHuman,
  KINDS,
  REDEEMER,
  WARRIOR_NAMES,
  WARRIORS,
  warriorNamed,
} from './warriors/roster.ts';
export { type ActionWork, PACK, SEAL_TARGET, type Work, type WorkOf } from './work.ts';
