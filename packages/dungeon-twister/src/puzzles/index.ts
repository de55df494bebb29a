/** What it takes to prove puzzles of Dungeon Twister. */
export { duelPuzzles } from './duel.ts';
export { soloPuzzles } from './solo.ts';
