import * as v from 'valibot';
import { MATCH_FORMAT, MATCH_VERSION } from './format.ts';
import { WORDS } from './words.ts';

const HEX = /^[0-9a-f]+$/;

/** Half a character has no UTF-8 form: two such seeds would have one commitment. */
const wellFormed = v.check((text: string) => text.isWellFormed(), 'well-formed text');

const moment = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.pipe(v.string(), v.nonEmpty());
/** A name as people write it; no rule knows it. */
const name = v.pipe(v.string(), v.maxLength(100), wellFormed);
const seed = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200), wellFormed);
const word = v.picklist(WORDS);

const action = {
  seat,
  action: v.pipe(v.string(), v.nonEmpty()),
  hash: v.pipe(v.string(), v.regex(HEX)),
};

const ActionSchema = v.strictObject({
  ...action,
  joined: v.exactOptional(v.literal(true)),
  by: v.exactOptional(v.literal('clock')),
});
const UndoSchema = v.strictObject({
  seat,
  undo: moment,
  agreed: v.exactOptional(v.literal(true)),
});
const SaySchema = v.strictObject({
  seat,
  say: word,
  by: v.exactOptional(v.literal('clock')),
});
const ReseedSchema = v.strictObject({ reseed: seed });

/** Whatever happened to a match; the number of an entry is its place in the log. */
export type MatchEntry =
  | v.InferOutput<typeof ActionSchema>
  | v.InferOutput<typeof UndoSchema>
  | v.InferOutput<typeof SaySchema>
  | v.InferOutput<typeof ReseedSchema>;

/** The kind of an entry shows in its fields; whatever has none of the others is an action. */
const EntrySchema = v.lazy((raw): v.GenericSchema<unknown, MatchEntry> => {
  const has = (key: string) => typeof raw === 'object' && raw !== null && key in raw;
  if (has('undo')) return UndoSchema;
  if (has('say')) return SaySchema;
  return has('reseed') ? ReseedSchema : ActionSchema;
});

const head = {
  format: v.literal(MATCH_FORMAT),
  game: v.pipe(v.string(), v.nonEmpty()),
  rules: v.pipe(v.number(), v.integer(), v.minValue(1)),
  content: v.pipe(v.string(), v.regex(HEX)),
  options: v.record(v.string(), v.unknown()),
  seed,
  commitment: v.pipe(v.string(), v.regex(HEX)),
  players: v.exactOptional(v.record(seat, name)),
  /** Of what the seed was made when people played far from each other: see `docs/online.md`. */
  sealed: v.exactOptional(
    v.strictObject({
      commitment: v.pipe(v.string(), v.regex(HEX)),
      nonces: v.array(v.pipe(v.string(), v.maxLength(100), wellFormed)),
    }),
  ),
  machine: v.exactOptional(v.strictObject({ levels: v.record(seat, name), friendly: v.boolean() })),
};

/** The saved match, version 2; `docs/match-file.md` describes it for other programs. */
export const MatchDocumentSchema = v.strictObject({
  ...head,
  version: v.literal(MATCH_VERSION),
  log: v.array(EntrySchema),
});

/** Version 1 knew only the actions that stand; what was said had lists of its own. */
export const FirstVersionSchema = v.strictObject({
  ...head,
  version: v.literal(1),
  log: v.array(v.strictObject(action)),
  said: v.optional(v.array(v.strictObject({ at: moment, seat, word })), []),
  reseedings: v.optional(v.array(v.strictObject({ at: moment, seed })), []),
});

export type MatchDocument = v.InferOutput<typeof MatchDocumentSchema>;
export type FirstVersion = v.InferOutput<typeof FirstVersionSchema>;
