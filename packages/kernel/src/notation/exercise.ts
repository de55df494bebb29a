import type { Game, Seat, Shape } from '../game.ts';
import type { Match } from '../match/match.ts';
import type { Random, StreamPositions } from '../random/random.ts';
import type { RandomScript } from '../random/scripted.ts';
import { fail, fault, faultLines, ok, type Result } from '../result.ts';
import { claim } from './claims.ts';
import { linesOf, reading, wordsOf } from './reading.ts';
import { readScript } from './script.ts';
import type { OwnClaims } from './subject.ts';

/** A position that somebody plays from: a lesson, a puzzle. What it asks for stands in claims. */
export interface Exercise {
  readonly game: string;
  /** Options beyond those of the game’s plain mode. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The position in the notation of its game. */
  readonly given: string;
  /** What chance will give, one stream per line (`dice 3 5`); later results come from the seed. */
  readonly random?: string;
  /** Whoever plays it. */
  readonly seat: Seat;
  /**
   * What the others do, in order: `yellow choose 3`. What is not legal then is passed over; a seat
   * for which nothing is left does as little as it can. Without this the machine plays them.
   */
  readonly answers?: readonly string[];
}

/** A game that begins in the position of an exercise, with its chance. */
export function gameOf(exercise: Exercise, game: Game<Shape>): Result<Game<Shape>> {
  const options = game.parseOptions(optionsOf(exercise, game));
  if (!options.ok) return options;
  const position = game.notation.parsePosition(outdented(exercise.given), options.value);
  if (!position.ok) return position;
  const steps = linesOf(exercise.random ?? '');
  const script = reading(() =>
    readScript(
      steps.map(({ number, text }) => ({ at: `line ${number}`, text })),
      game,
    ),
  );
  if (!script.ok) return script;
  if (!game.seats(options.value).includes(exercise.seat))
    return fail(fault('exercise.seat', 'seat', `There is no seat “${exercise.seat}” here.`));
  return ok({
    ...game,
    setup: () => game.clone(position.value),
    apply: (state, seat, action, random) =>
      game.apply(state, seat, action, scripted(script.value, random as Positioned)),
  });
}

/** The options of an exercise: those of the plain mode, and its own. */
export const optionsOf = ({ options }: Exercise, { modes }: Game<Shape>): object => ({
  ...(Object.values(modes)[0] as object),
  ...options,
});

type Positioned = Random & { positions(): StreamPositions };

/** The n-th number of a stream is the one that is written, if so many are; the seed goes on behind them. */
function scripted(script: RandomScript, random: Positioned): Random {
  return {
    below(purpose, count) {
      const at = random.positions()[purpose] ?? 0;
      const drawn = random.below(purpose, count);
      const written = script[purpose]?.[at];
      return written !== undefined && written < count ? written : drawn;
    },
  };
}

/** A position as it stands in a file of ours, without the indent that its lines have in common. */
function outdented(text: string): string {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  const indent = Math.min(...lines.map(line => line.search(/\S/)));
  return lines.map(line => line.slice(indent)).join('\n');
}

/** Why a claim does not hold in a match; nothing if it does. One that cannot be read throws. */
export function claimFault(
  match: Match<Shape>,
  text: string,
  own: OwnClaims<Shape> = {},
): string | null {
  const judged = reading(() => claim(match, wordsOf(text, 'claim'), own));
  if (judged.ok) return judged.value;
  throw new SyntaxError(`“${text}”: ${faultLines(judged.faults)}`);
}
