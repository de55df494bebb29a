import type { Shape } from '@oubliette/kernel';
import { duelVein } from './duel-vein.ts';
import type { PuzzleVein } from './mine.ts';

/** Games in whose matches puzzles are looked for. */
export const VEINS: Readonly<Record<string, PuzzleVein<Shape>>> = {
  duel: duelVein,
} as unknown as Record<string, PuzzleVein<Shape>>;
