import type { Shape } from '@oubliette/kernel';
import type { Guessed } from '../world.ts';
import type { Knowledge } from './knowledge.ts';

/** What speaks for one of two sides, as numbers: by how much the first seat is ahead in each. */
export interface Scale<G extends Shape> {
  readonly names: readonly string[];
  /** What passes by itself as the game goes on, and is no reason for anything. */
  readonly passing: readonly string[];
  measure(guessed: Guessed<G>, ahead: Float64Array): void;
}

/** What each number counts, fitted to self-play by `npm run tune`; where they come from stands beside them. */
export interface Weights {
  readonly origin: Readonly<Record<string, string | number>>;
  readonly weights: Readonly<Record<string, number>>;
}

/** Chances by a logistic sum over a scale: the two sides see the same sum with opposite signs. */
export function judgedBy<G extends Shape>(
  scale: Scale<G>,
  { weights }: Weights,
): Pick<Knowledge<G>, 'chances' | 'terms'> {
  const { names } = scale;
  const factors = Float64Array.from(names, name => weights[name] ?? 0);
  const ahead = new Float64Array(names.length);
  return {
    chances(_world, guessed) {
      scale.measure(guessed, ahead);
      let sum = 0;
      for (let at = 0; at < factors.length; at++) sum += factors[at]! * ahead[at]!;
      const first = logistic(sum);
      return [first, 1 - first];
    },
    terms(world, guessed, seat) {
      scale.measure(guessed, ahead);
      const sign = seat === world.seats[0] ? 1 : -1;
      const terms = names.map((name, at) => [name, sign * factors[at]! * ahead[at]!] as const);
      return Object.fromEntries(terms.filter(([name]) => !scale.passing.includes(name)));
    },
  };
}

export function logistic(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}
