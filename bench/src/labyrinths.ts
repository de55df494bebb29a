import { type BoardPlan, type CellId, type Labyrinth, planOf } from '@oubliette/dungeon-twister';
import type { BatchContender } from './measure.ts';
import { dealtLabyrinth } from './position.ts';

const CHARACTERS = 16;

interface Dealt {
  readonly labyrinths: readonly Labyrinth[];
  readonly plan: BoardPlan;
  readonly cells: readonly CellId[];
  /** Non-zero where somebody stands. */
  readonly characters: Uint8Array;
}

/** Eight labyrinths of full size, with characters on the same scattered squares of each. */
export function dealtLabyrinths(): Dealt {
  const plan = planOf(4);
  const characters = new Uint8Array(plan.cells);
  for (let n = 0; n < CHARACTERS; n++) characters[(n * 37 + 5) % plan.cells] = 1;
  return {
    labyrinths: Array.from({ length: 8 }, (_, seed) => dealtLabyrinth(seed)),
    plan,
    cells: Array.from({ length: plan.cells }, (_, cell) => cell as CellId),
    characters,
  };
}

interface Questions {
  readonly units: number;
  ask(): void;
  /** What came out, in short. */
  answer(): number | string;
  readonly expected: number | string;
}

/** Every batch asks the same, so the answer must be the same. */
export function asking({ units, ask, answer, expected }: Questions): BatchContender {
  return () => ({
    run() {
      ask();
      return units;
    },
    check() {
      const got = answer();
      if (got !== expected) throw new Error(`the answer is ${got} instead of ${expected}`);
    },
  });
}
