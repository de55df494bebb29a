/** Sets, scenarios and NPC cards as documents: reading, checking, and turning them into options of a match. */

export { FURTHER_LIKENESSES } from '../pieces/likenesses.ts';
export type { AbilityWord } from '../pieces/piece.ts';
export { type DocumentFault, FAULT_CODES, type FaultCode } from './fault.ts';
export { furtherOf } from './further.ts';
export type { InBoth } from './ingredients.ts';
export {
  MOST_LETTERS,
  MOST_TRAIT_LETTERS,
  NPC_CARDS_FORMAT,
  NPC_CARDS_SHAPE,
  type NpcCardsDocument,
} from './npc-cards.ts';
export { gameOfSet } from './of-set.ts';
export {
  type AnyDocument,
  checkDocument,
  checkNpcCards,
  type GameDocument,
  isNpcCards,
  isScenario,
  readDocument,
  readGameDocument,
  readNpcCards,
} from './read.ts';
export { pictureOf, type RoomEntry, readRoom, sealedSquares } from './room.ts';
export { faultsOfScenario, type ScenarioDocument, scenarioOf } from './scenario.ts';
export {
  CHARACTER_WORDS,
  OBJECT_WORDS,
  SCENARIO_FORMAT,
  SCENARIO_SHAPE,
  SET_FORMAT,
  SET_SHAPE,
} from './schemas.ts';
export { setFaults } from './set.ts';
export type { CharacterEntry, ObjectEntry, SetDocument } from './set-document.ts';
export { SHIPPED } from './shipped.ts';
export { SHIPPED_SETS, type ShippedSet } from './shipped-sets.ts';
export { faultLine, faultReason } from './words.ts';
