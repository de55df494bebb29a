import * as v from 'valibot';
import { WORDS } from './words.ts';

export const MATCH_FORMAT = 'oubliette-match';
export const MATCH_VERSION = 1;

const HEX = /^[0-9a-f]+$/;

/** Half a character has no UTF-8 form: two such seeds would have one commitment. */
const wellFormed = v.check((text: string) => text.isWellFormed(), 'well-formed text');

const moment = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.pipe(v.string(), v.nonEmpty());
/** A name as people write it; no rule knows it. */
const name = v.pipe(v.string(), v.maxLength(100), wellFormed);
const seed = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200), wellFormed);

/** The saved match, version 1; `docs/match-file.md` describes it for other programs. */
export const MatchDocumentSchema = v.strictObject({
  format: v.literal(MATCH_FORMAT),
  version: v.literal(MATCH_VERSION),
  game: v.pipe(v.string(), v.nonEmpty()),
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  content: v.pipe(v.string(), v.regex(HEX)),
  options: v.record(v.string(), v.unknown()),
  seed,
  commitment: v.pipe(v.string(), v.regex(HEX)),
  log: v.array(
    v.strictObject({
      seat,
      action: v.pipe(v.string(), v.nonEmpty()),
      hash: v.pipe(v.string(), v.regex(HEX)),
    }),
  ),
  said: v.optional(v.array(v.strictObject({ at: moment, seat, word: v.picklist(WORDS) })), []),
  reseedings: v.optional(v.array(v.strictObject({ at: moment, seed })), []),
  players: v.exactOptional(v.record(seat, name)),
  machine: v.exactOptional(v.strictObject({ levels: v.record(seat, name), friendly: v.boolean() })),
});

export type MatchDocument = v.InferOutput<typeof MatchDocumentSchema>;
