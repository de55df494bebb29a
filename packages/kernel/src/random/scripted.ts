import type { MatchRandom, StreamPositions } from './random.ts';

/** The script has no number for what was asked, or one that cannot be. */
export class ScriptFault extends Error {
  override readonly name = 'ScriptFault';
  readonly purpose: string;
  readonly #value: number | undefined;
  readonly #count: number;
  constructor(purpose: string, value: number | undefined, count: number) {
    super(`chance is scripted wrongly for ${purpose}`);
    this.purpose = purpose;
    this.#value = value;
    this.#count = count;
    this.message = this.inNumbersFrom(0);
  }

  /** The sentence for a script that counts results from another number than 0. */
  inNumbersFrom(from: number): string {
    if (this.#value === undefined) return `the script gives no further number for ${this.purpose}`;
    const range = `${from}..${from + this.#count - 1}`;
    return `the script gives ${this.#value + from} for ${this.purpose}, outside ${range}`;
  }
}

export type RandomScript = Readonly<Record<string, readonly number[]>>;

export interface ScriptedRandom extends MatchRandom {
  /** Scripted numbers that nobody has asked for, by purpose. */
  left(): RandomScript;
}

/** Where a scripted stream stands, beside the stream of that name that it hands over to. */
const SCRIPTED = 'scripted ';

/**
 * Chance that has been decided beforehand. A purpose whose numbers have run out asks `otherwise`;
 * without it the script is at fault.
 */
export function scriptedRandom(script: RandomScript, otherwise?: MatchRandom): ScriptedRandom {
  let taken: Record<string, number> = {};
  const countTaken = () => Object.values(taken).reduce((sum, count) => sum + count, 0);

  return {
    below(purpose, count) {
      const at = SCRIPTED + purpose;
      const value = script[purpose]?.[taken[at] ?? 0];
      if (value === undefined && otherwise !== undefined) return otherwise.below(purpose, count);
      if (value === undefined || !Number.isInteger(value) || value < 0 || value >= count) {
        throw new ScriptFault(purpose, value, count);
      }
      taken[at] = (taken[at] ?? 0) + 1;
      return value;
    },
    positions: (): StreamPositions => ({ ...otherwise?.positions(), ...taken }),
    rewind(positions) {
      const parts = Object.entries(positions);
      taken = Object.fromEntries(parts.filter(([purpose]) => purpose.startsWith(SCRIPTED)));
      otherwise?.rewind(
        Object.fromEntries(parts.filter(([purpose]) => !purpose.startsWith(SCRIPTED))),
      );
    },
    get given() {
      return countTaken() + (otherwise?.given ?? 0);
    },
    left() {
      const rest = Object.entries(script).map(
        ([purpose, numbers]) => [purpose, numbers.slice(taken[SCRIPTED + purpose] ?? 0)] as const,
      );
      return Object.fromEntries(rest.filter(([, numbers]) => numbers.length > 0));
    },
  };
}
