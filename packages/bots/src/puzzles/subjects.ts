import { claustrophobiaPuzzles } from '@oubliette/claustrophobia/puzzles';
import { duelPuzzles, soloPuzzles } from '@oubliette/dungeon-twister/puzzles';
import type { Shape } from '@oubliette/kernel';
import type { PuzzleSubject } from '@oubliette/kernel/puzzles';

/** Everything that puzzles can be made of. */
export const PUZZLE_SUBJECTS: Readonly<Record<string, PuzzleSubject<Shape>>> = {
  duel: duelPuzzles,
  solo: soloPuzzles,
  claustrophobia: claustrophobiaPuzzles,
} as unknown as Record<string, PuzzleSubject<Shape>>;
