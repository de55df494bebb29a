/** Sets and scenarios as documents: reading, checking, and turning them into options of a duel. */
export { type DocumentFault, FAULT_CODES, type FaultCode } from './fault.ts';
export { gameOfSet } from './of-set.ts';
export { checkDocument, type GameDocument, isScenario, readGameDocument } from './read.ts';
export { pictureOf, type RoomEntry, readRoom, sealedSquares } from './room.ts';
export { faultsOfScenario, type ScenarioDocument, scenarioOf } from './scenario.ts';
export { SCENARIO_FORMAT, SCENARIO_SHAPE, SET_FORMAT, SET_SHAPE, schemaText } from './schemas.ts';
export { type InBoth, type SetDocument, setFaults } from './set.ts';
export { SHIPPED } from './shipped.ts';
export { faultLine, faultReason } from './words.ts';
