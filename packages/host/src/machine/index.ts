export { createBotSeats, type InTurn } from './bot-seats.ts';
