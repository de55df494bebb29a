import * as v from 'valibot';
import { cut, type Fault, failAll, fault, ok, type Result } from '../result.ts';
import { SPANS } from './subject.ts';

export const PUZZLE_FORMAT = 'oubliette-puzzle';

const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(600));
const lines = v.pipe(v.array(line), v.nonEmpty());
/** Prose in both languages. */
const words = v.strictObject({ en: line, ru: line });
const ruleId = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9-]*$/, 'an id of the ledger'));

/** One deed of the solution, or what somebody answers, and why. */
const StepSchema = v.strictObject({
  /** Who answers; without it the solver acts. */
  seat: v.exactOptional(v.string()),
  do: lines,
  why: words,
});

/** How many may be best: any, one first deed, one set of deeds in any order, or none without this one. */
const BestSchema = v.union([v.picklist(['any', 'first', 'deeds']), v.strictObject({ deed: line })]);

/** What may be foreseen, and what has to be true of the position for it. */
const ChoiceSchema = v.strictObject({ claims: lines, say: words, why: words });

/** What every puzzle has. */
const head = {
  format: v.literal(PUZZLE_FORMAT),
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'small letters, digits and hyphens')),
  game: v.picklist(['duel', 'solo', 'claustrophobia']),
  /** 1 is easy, 3 is hard. */
  grade: v.picklist([1, 2, 3]),
  /** Rules that it teaches, by their ids. */
  teaches: v.pipe(v.array(ruleId), v.nonEmpty()),
  /** Options beyond those of the game’s plain mode. */
  options: v.exactOptional(v.record(v.string(), v.unknown())),
  /** The position in the notation of its game. */
  given: lines,
  seat: v.string(),
  title: words,
  task: words,
  hint: words,
};

/** Somebody plays until a goal is reached. */
const PlayedSchema = v.strictObject({
  ...head,
  kind: v.literal('play'),
  /** Claims in the words of the vectors; all must hold. */
  goal: lines,
  span: v.picklist(SPANS),
  /** How often it succeeds: always, whatever others answer, or as often as chance lets it. */
  chance: v.union([
    v.literal('certain'),
    v.pipe(v.string(), v.regex(/^\d+\/\d+$/, 'such as 31/36')),
  ]),
  best: BestSchema,
  /** Deeds of the solver in the shortest solution, against the longest answer. */
  deeds: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** What chance gives where the solution is shown, one stream per line. */
  random: v.exactOptional(lines),
  solution: v.pipe(v.array(StepSchema), v.nonEmpty()),
});

/** Somebody says what will happen; the engine knows. */
const ForeseenSchema = v.strictObject({
  ...head,
  kind: v.literal('foresee'),
  choices: v.pipe(v.array(ChoiceSchema), v.minLength(3), v.maxLength(5)),
});

const PuzzleSchema = v.variant('kind', [PlayedSchema, ForeseenSchema]);

/** A position with a goal: what somebody is to find, and the proof that it is there. */
export type Puzzle = v.InferOutput<typeof PuzzleSchema>;
export type PlayedPuzzle = v.InferOutput<typeof PlayedSchema>;
export type ForeseenPuzzle = v.InferOutput<typeof ForeseenSchema>;
export type PuzzleStep = v.InferOutput<typeof StepSchema>;

/** Reads a puzzle that has been read as JSON already; every fault names its place. */
export function readPuzzle(raw: unknown): Result<Puzzle> {
  const checked = v.safeParse(PuzzleSchema, raw);
  return checked.success ? ok(checked.output) : failAll(checked.issues.map(faultOf));
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const at = (issue.path ?? []).map(part => cut(String(part.key))).join('.');
  const wanted = cut(issue.expected ?? issue.message, 200);
  const received = cut(issue.received);
  const text =
    wanted === 'never'
      ? 'A puzzle has no such field.'
      : received === 'undefined'
        ? 'This field of a puzzle is missing.'
        : `A puzzle needs ${wanted} here, not ${received}.`;
  return fault('puzzle.schema', at, text);
}
