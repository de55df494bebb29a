import type { Game, Shape } from '../game.ts';
import { decide, type Match, matchAt, undo } from '../match/match.ts';
import { say, WORDS } from '../match/words.ts';
import {
  type Script,
  type ScriptedRandom,
  ScriptFault,
  scriptedRandom,
} from '../random/scripted.ts';
import { seededRandom } from '../random/seeded.ts';
import { type Fault, faultLines, noSuch } from '../result.ts';
import { actionOf, claim } from './claims.ts';
import { reading, type Words, wordsOf } from './reading.ts';
import type { Step, Vector } from './vector.ts';

/** Where in the file (`line 4`) something does not hold, and what. */
export interface Failure {
  readonly at: string;
  readonly text: string;
}

/** Plays a vector against its game. */
export function checkVector(vector: Vector, game: Game<Shape>): Failure | null {
  const unknown = vector.rules.find(id => !game.rules.ids.has(id));
  if (unknown !== undefined) {
    return { at: vector.places.rule, text: `The ledger has no rule ${unknown}.` };
  }
  const done = reading(() => {
    const random = chanceOf(vector, game);
    const match = begin(vector, game, random);
    return playThrough(vector, match) ?? unusedScript(vector, random.left());
  });
  if (!done.ok) return { at: done.faults[0]!.at, text: done.faults[0]!.text };
  return done.value;
}

const DEFAULT_SEED = 'vector';

/** A position has the chance that is written; a fresh match that, and then the streams of its seed. */
function chanceOf({ random, given, seed }: Vector, game: Game<Shape>): ScriptedRandom {
  const written = script(random, game);
  if (given !== null) return scriptedRandom(written);
  return scriptedRandom(written, seededRandom(seed ?? DEFAULT_SEED));
}

function begin(vector: Vector, game: Game<Shape>, random: ScriptedRandom): Match<Shape> {
  const { places, seed } = vector;
  const modes = Object.keys(game.modes);
  const mode = vector.mode ?? modes[0]!;
  if (!modes.includes(mode)) return refuse(places.mode, noSuch('mode', mode, modes));
  const options = game.parseOptions(game.modes[mode]);
  if (!options.ok) return refuse(places.mode, faultLines(options.faults));
  const state = startingState(vector, game, options.value, random);
  return matchAt(game, options.value, seed ?? DEFAULT_SEED, random, state);
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
  const position = game.notation.parsePosition(given.map(step => step.text).join('\n'));
  return position.ok ? position.value : refusePosition(given, position.faults);
}

/** A fault in line 2 of the position stands wherever that line stands in the file. */
function refusePosition(given: readonly Step[], faults: readonly Fault[]): never {
  const { at, text } = faults[0]!;
  const line = Number(/^line (\d+)$/.exec(at)?.[1] ?? 1);
  return refuse(given[line - 1]?.at ?? given[0]!.at, text);
}

function refuse(at: string, text: string): never {
  return wordsOf('', at).refuse(text);
}

function script(steps: readonly Step[], game: Game<Shape>): Script {
  const numbers: Record<string, number[]> = {};
  for (const step of steps) {
    const words = wordsOf(step.text, step.at);
    const purpose = words.oneOf('stream of chance', Object.keys(game.purposes));
    const { from } = game.purposes[purpose]!;
    numbers[purpose] ??= [];
    while (words.peek() !== undefined) {
      numbers[purpose].push(words.whole('A scripted result', from, from + 2 ** 31) - from);
    }
  }
  return numbers;
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

function playThrough(vector: Vector, match: Match<Shape>): Failure | null {
  for (const { section, text, at } of vector.play) {
    const words = wordsOf(text, at);
    const problem = section === 'when' ? act(match, words) : claim(match, words);
    if (problem !== null) return { at, text: problem };
  }
  return null;
}

function act(match: Match<Shape>, words: Words): string | null {
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

function unusedScript({ places }: Vector, left: Script): Failure | null {
  const unused = Object.keys(left);
  if (unused.length === 0) return null;
  return { at: places.random, text: `Scripted chance was never asked for: ${unused.join(', ')}.` };
}
