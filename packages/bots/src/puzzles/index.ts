/** Puzzles: what they are made of, and how new ones are found in matches of bots. */
export type { PuzzleCandidate } from './candidate.ts';
export { mineMatch, type PuzzleVein } from './mine.ts';
export { PUZZLE_SUBJECTS } from './subjects.ts';
export { VEINS } from './veins.ts';
