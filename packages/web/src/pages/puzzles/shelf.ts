import { type Puzzle, readPuzzle } from '@oubliette/kernel/puzzles';
import { GAMES } from '../../games/index.ts';

/** The files as they lie beside their games; one that is broken does not get past the tests. */
const files = import.meta.glob('../../../../*/puzzles/**/*.json', {
  eager: true,
  import: 'default',
});

const placeOf = ({ game }: Puzzle): number => GAMES.findIndex(({ id }) => id === game);

const byPlace = (one: Puzzle, other: Puzzle): number =>
  placeOf(one) - placeOf(other) || one.grade - other.grade || (one.id < other.id ? -1 : 1);

/** All puzzles, game by game, the easy ones first. */
export const PUZZLES: readonly Puzzle[] = Object.values(files)
  .flatMap(raw => {
    const read = readPuzzle(raw);
    return read.ok ? [read.value] : [];
  })
  .sort(byPlace);

export const puzzleById = (id: string): Puzzle | null =>
  PUZZLES.find(puzzle => puzzle.id === id) ?? null;

/** The one behind a puzzle, round and round; one that is not solved yet if there is any. */
export function nextAfter({ id }: Pick<Puzzle, 'id'>, isSolved: (id: string) => boolean): Puzzle {
  const at = PUZZLES.findIndex(puzzle => puzzle.id === id);
  const behind = [...PUZZLES.slice(at + 1), ...PUZZLES.slice(0, at)];
  return behind.find(puzzle => !isSolved(puzzle.id)) ?? behind[0] ?? PUZZLES[0]!;
}

export const addressOf = (id: string): string => `#/puzzles/${id}`;
