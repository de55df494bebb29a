import { fail, fault, ok, type Result, readOptions, wholeNumber } from '@oubliette/kernel';
import * as v from 'valibot';

/** What the players agree on before they begin. */
export interface DuelOptions {
  /** VP to reach (DT-VP-02). */
  readonly target: number;
  /** The small maze with fewer pieces (DT-OPT-05). */
  readonly beginner: boolean;
  /** Starters, hidden tokens and rooms all at random. */
  readonly quick: boolean;
  /** Characters of each side (DT-OPT-03). */
  readonly characters: { readonly blue: number; readonly yellow: number };
  /** Sides that give up their Combat cards +5 and +6 (DT-OPT-03). */
  readonly withoutHighCards: readonly ('blue' | 'yellow')[];
  /** Seconds for a turn and for an answer to the active player (DT-OPT-01, DT-OPT-02), or no clock. */
  readonly timer: { readonly turn: number; readonly answer: number } | null;
}

const STARTERS = 4;
const FULL_TEAM = 8;
const BEGINNER_TEAM = 6;

const OptionsSchema = v.strictObject({
  target: v.optional(wholeNumber(5, 8), 5),
  beginner: v.optional(v.boolean(), false),
  quick: v.optional(v.boolean(), false),
  characters: v.optional(
    v.strictObject({
      blue: v.optional(wholeNumber(STARTERS, FULL_TEAM)),
      yellow: v.optional(wholeNumber(STARTERS, FULL_TEAM)),
    }),
    {},
  ),
  withoutHighCards: v.optional(v.array(v.picklist(['blue', 'yellow'])), []),
  timer: v.optional(
    v.nullable(
      v.strictObject({
        turn: v.optional(wholeNumber(30, 3600), 120),
        answer: v.optional(wholeNumber(5, 3600), 5),
      }),
    ),
    null,
  ),
});

export function parseOptions(raw: unknown): Result<DuelOptions> {
  const read = readOptions(OptionsSchema, raw);
  if (!read.ok) return read;
  const { beginner, characters, withoutHighCards, ...rest } = read.value;
  const full = beginner ? BEGINNER_TEAM : FULL_TEAM;
  const { blue = full, yellow = full } = characters;
  const tooMany = Math.max(blue, yellow) > full;
  if (tooMany) {
    const text = `The beginner game has ${full} characters a side.`;
    return fail(fault('options', 'options.characters', text));
  }
  return ok({
    ...rest,
    beginner,
    characters: { blue, yellow },
    withoutHighCards: (['blue', 'yellow'] as const).filter(seat => withoutHighCards.includes(seat)),
  });
}
