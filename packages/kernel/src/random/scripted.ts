import type { MatchRandom, Random } from './random.ts';

export class ScriptFault extends Error {
  override readonly name = 'ScriptFault';
}

export interface ScriptedRandom extends MatchRandom {
  /** Scripted numbers that nobody has asked for, by purpose. */
  left(): Readonly<Record<string, readonly number[]>>;
}

/**
 * Chance that has been decided beforehand. A purpose whose numbers have run out asks `otherwise`;
 * without it the script is at fault.
 */
export function scriptedRandom(
  script: Readonly<Record<string, readonly number[]>>,
  otherwise?: Random,
): ScriptedRandom {
  let taken: Record<string, number> = {};

  function scripted(purpose: string, count: number): number {
    const value = script[purpose]?.[taken[purpose] ?? 0];
    if (value === undefined) {
      if (otherwise !== undefined) return otherwise.below(purpose, count);
      throw new ScriptFault(`the script gives no further number for ${purpose}`);
    }
    if (Number.isInteger(value) && value >= 0 && value < count) return value;
    throw new ScriptFault(`the script gives ${value} for ${purpose}, outside 0..${count - 1}`);
  }

  return {
    below(purpose, count) {
      const value = scripted(purpose, count);
      taken[purpose] = (taken[purpose] ?? 0) + 1;
      return value;
    },
    positions: () => ({ ...taken }),
    rewind(positions) {
      taken = { ...positions };
    },
    get given() {
      return Object.values(taken).reduce((sum, count) => sum + count, 0);
    },
    left() {
      const rest = Object.entries(script).map(
        ([purpose, numbers]) => [purpose, numbers.slice(taken[purpose] ?? 0)] as const,
      );
      return Object.fromEntries(rest.filter(([, numbers]) => numbers.length > 0));
    },
  };
}
