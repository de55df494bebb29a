/** Sets and scenarios as documents: reading, checking, and turning them into options of a duel. */
export type { Ability } from '../pieces/piece.ts';
export { type DocumentFault, FAULT_CODES, type FaultCode } from './fault.ts';
export { furtherOf } from './further.ts';
export { gameOfSet } from './of-set.ts';
export { checkDocument, type GameDocument, isScenario, readGameDocument } from './read.ts';
export { pictureOf, type RoomEntry, readRoom, sealedSquares } from './room.ts';
export { faultsOfScenario, type ScenarioDocument, scenarioOf } from './scenario.ts';
export {
  CHARACTER_WORDS,
  OBJECT_WORDS,
  SCENARIO_FORMAT,
  SCENARIO_SHAPE,
  SET_FORMAT,
  SET_SHAPE,
  schemaText,
} from './schemas.ts';
export {
  type CharacterEntry,
  type InBoth,
  type ObjectEntry,
  type SetDocument,
  setFaults,
} from './set.ts';
export { SHIPPED } from './shipped.ts';
export { faultLine, faultReason } from './words.ts';
