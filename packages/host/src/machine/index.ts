export { createBotSeats, type InTurn } from './bot-seats.ts';
export { hintFrom, type KnownMatch } from './hint.ts';
export { carryOut, holds, type MachineThought, machineAsked, thought } from './thought.ts';
