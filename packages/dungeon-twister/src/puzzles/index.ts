export { duelPuzzles } from './duel.ts';
