/** Claims of vectors that only Dungeon Twister can judge. */
export { duelClaims } from './duel.ts';
export { soloClaims } from './solo.ts';
