import { fail, fault, ok, type Result, readOptions, wholeNumber } from '@oubliette/kernel';
import * as v from 'valibot';
import { STARTERS, TARGETS, wholeTeam } from './measures.ts';
import { SEATS } from './state.ts';

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

const teamSize = wholeNumber(STARTERS, wholeTeam(false));

const OptionsSchema = v.strictObject({
  target: v.optional(wholeNumber(TARGETS[0], TARGETS.at(-1)!), TARGETS[0]),
  beginner: v.optional(v.boolean(), false),
  quick: v.optional(v.boolean(), false),
  characters: v.optional(
    v.strictObject({
      blue: v.optional(teamSize),
      yellow: v.optional(teamSize),
    }),
    {},
  ),
  withoutHighCards: v.optional(v.array(v.picklist(SEATS)), []),
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
  const full = wholeTeam(beginner);
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
    withoutHighCards: SEATS.filter(seat => withoutHighCards.includes(seat)),
  });
}
