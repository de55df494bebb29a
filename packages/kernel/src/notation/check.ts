import type { Game, Shape } from '../game.ts';
import { decide, type Match, matchAt } from '../match/match.ts';
import { undo } from '../match/undo.ts';
import { say, WORDS } from '../match/words.ts';
import {
  type RandomScript,
  type ScriptedRandom,
  ScriptFault,
  scriptedRandom,
} from '../random/scripted.ts';
import { seededRandom } from '../random/seeded.ts';
import { cut, type Fault, faultLines, noSuch } from '../result.ts';
import { claim } from './claims.ts';
import { actionOf } from './legal-claims.ts';
import { type NotationWords, reading, wordsOf } from './reading.ts';
import { readScript } from './script.ts';
import type { OwnClaims, VectorSubject } from './subject.ts';
import type { Vector, VectorStep } from './vector.ts';

/** Where in the file (`line 4`) something does not hold, and what. */
export interface Failure {
  readonly at: string;
  readonly text: string;
}

/** Plays a vector against its game; everything that does not hold, nothing if all of it does. */
export function checkVector(vector: Vector, subject: VectorSubject): readonly Failure[] {
  const { game } = subject;
  const unknown = vector.rules.filter(id => !game.rules.ids.has(id));
  if (unknown.length > 0) {
    return unknown.map(id => ({ at: vector.places.rule, text: `The ledger has no rule ${id}.` }));
  }
  const done = reading(() => {
    const random = chanceOf(vector, game);
    const match = begin(vector, subject, random);
    return playThrough(vector, match, subject.claims ?? {}, random);
  });
  return done.ok ? done.value : done.faults.map(({ at, text }) => ({ at, text }));
}

const DEFAULT_SEED = 'vector';

/** A position has the chance that is written; a fresh match that, and then the streams of its seed. */
function chanceOf({ random, given, seed }: Vector, game: Game<Shape>): ScriptedRandom {
  const written = readScript(random, game);
  if (given !== null) return scriptedRandom(written);
  return scriptedRandom(written, seededRandom(seed ?? DEFAULT_SEED));
}

function begin(vector: Vector, subject: VectorSubject, random: ScriptedRandom): Match<Shape> {
  const { game } = subject;
  const options = optionsOf(vector, subject);
  const state = startingState(vector, game, options, random);
  return matchAt(game, options, vector.seed ?? DEFAULT_SEED, random, state);
}

/** Those of the mode, those that are written, and what a document brings. */
function optionsOf(vector: Vector, { game, documentOptions }: VectorSubject): object {
  const { places, document } = vector;
  const modes = Object.keys(game.modes);
  const mode = vector.mode ?? modes[0]!;
  if (!modes.includes(mode)) return refuse(places.mode, noSuch('mode', mode, modes));
  const plain = { ...(game.modes[mode] as object), ...vector.options };
  const brought = document === null ? null : documentOptions?.(vector, plain);
  if (brought === undefined) return refuse(places.document, 'This game has no documents.');
  if (brought?.ok === false) return refuse(places.document, faultLines(brought.faults));
  const options = game.parseOptions({ ...plain, ...brought?.value });
  if (options.ok) return options.value;
  const at = vector.options === null ? places.mode : places.options;
  return refuse(at, faultLines(options.faults));
}

function startingState(
  { given, places }: Vector,
  game: Game<Shape>,
  options: object,
  random: ScriptedRandom,
): object {
  if (given === null) {
    const setup = () => game.setup(options, random);
    return scripted(setup, game, sentence => refuse(places.random, sentence));
  }
  const text = given.map(step => step.text).join('\n');
  const position = game.notation.parsePosition(text, options);
  if (!position.ok) return refusePosition(given, position.faults);
  requireAnswerable(position.value, game, options, given[0]!.at);
  return position.value;
}

/** A question without the work that it belongs to can be written, but not answered. */
function requireAnswerable(state: object, game: Game<Shape>, options: object, at: string): void {
  try {
    game.decision(state);
    for (const seat of game.seats(options)) {
      game.legal(state, seat);
      game.view(state, seat);
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    refuse(at, `No match comes to this position, for nobody could answer: ${cut(why, 200)}.`);
  }
}

/** A fault in line 2 of the position stands wherever that line stands in the file. */
function refusePosition(given: readonly VectorStep[], faults: readonly Fault[]): never {
  const { at, text } = faults[0]!;
  const line = Number(/^line (\d+)$/.exec(at)?.[1] ?? 1);
  return refuse(given[line - 1]?.at ?? given[0]!.at, text);
}

function refuse(at: string, text: string): never {
  return wordsOf('', at).refuse(text);
}

/** Runs what may ask for chance; where the script is at fault, says so in the script's numbers. */
function scripted<T>(run: () => T, game: Game<Shape>, otherwise: (sentence: string) => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof ScriptFault)) throw error;
    return otherwise(`${error.inNumbersFrom(game.purposes[error.purpose]?.from ?? 0)}.`);
  }
}

/** All claims that fail; an action that does not go as written ends it, for nothing fits after it. */
function playThrough(
  vector: Vector,
  match: Match<Shape>,
  own: OwnClaims<Shape>,
  random: ScriptedRandom,
): Failure[] {
  const failures: Failure[] = [];
  for (const { section, text, at } of vector.play) {
    const words = wordsOf(text, at);
    const isAction = section === 'when';
    const read = reading(() => (isAction ? act(match, words) : claim(match, words, own)));
    const problem = read.ok ? read.value : read.faults[0]!.text;
    if (problem === null) continue;
    failures.push({ at, text: problem });
    if (isAction) return failures;
  }
  return [...failures, ...unusedScript(vector, random.left())];
}

function act(match: Match<Shape>, words: NotationWords): string | null {
  const seat = words.oneOf('seat', match.game.seats(match.options));
  if (words.take('says')) {
    const refusal = say(match, seat, words.oneOf('word', WORDS));
    return refusal === null ? null : `It is refused by ${refusal.rule}.`;
  }
  const deed = words.rest();
  if (deed === 'undo') {
    const refusal = undo(match, seat);
    return refusal === null ? null : `Undo is refused by ${refusal.rule}.`;
  }
  const action = actionOf(match, deed, words);
  const play = () => {
    const verdict = decide(match, seat, action);
    return verdict.ok ? null : `“${deed}” is refused by ${verdict.refusal.rule}.`;
  };
  return scripted(play, match.game, sentence => `“${deed}”: ${sentence}`);
}

function unusedScript({ places }: Vector, left: RandomScript): Failure[] {
  const unused = Object.keys(left);
  if (unused.length === 0) return [];
  const text = `Scripted chance was never asked for: ${unused.join(', ')}.`;
  return [{ at: places.random, text }];
}
