export { createBotSeats, type InTurn } from './bot-seats.ts';
export { carryOut, holds, machineAsked, type Thought, thought } from './thought.ts';
