import { type Random, roll } from '@oubliette/kernel';
import type { Option, Tie } from './trace.ts';

/** Where everything is equal the die decides (DS-TIE-02). */
export interface TieDie {
  pick(options: readonly Option[]): number;
  readonly ties: Tie[];
}

const FACES = 6;

/** The die of a match: it is rolled. */
export function rollingDie(random: Random): TieDie {
  const ties: Tie[] = [];
  return {
    ties,
    pick(options) {
      if (options.length < 2) return 0;
      const dice: number[] = [];
      const picked = pickOf(options.length, () => {
        dice.push(roll(random, 'tie'));
        return dice.at(-1)!;
      });
      ties.push({ rule: 'DS-TIE-03', options, dice, picked });
      return picked;
    },
  };
}

/** The die of a forecast: nothing is rolled, the tie is told. */
export function openDie(): TieDie {
  const ties: Tie[] = [];
  return {
    ties,
    pick(options) {
      if (options.length > 1) ties.push({ rule: 'DS-TIE-02', options, dice: [], picked: -1 });
      return 0;
    },
  };
}

/** Two: odd and even; three: pairs of faces; up to six: the face; more: half of them, and again (DS-TIE-03). */
export function pickOf(count: number, face: () => number): number {
  if (count <= 1) return 0;
  if (count === 2) return (face() + 1) % 2;
  if (count === 3) return Math.ceil(face() / 2) - 1;
  if (count <= FACES) {
    for (;;) {
      const shown = face();
      if (shown <= count) return shown - 1;
    }
  }
  const half = Math.ceil(count / 2);
  return face() % 2 === 1 ? pickOf(half, face) : half + pickOf(count - half, face);
}
