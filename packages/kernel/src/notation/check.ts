import { type Game, type Refusal, type Shape, TABLE, toldTo, type Viewer } from '../game.ts';
import { canUndo, decide, type Match, matchAt, startMatch, undo } from '../match/match.ts';
import { encode, type Json } from '../plain.ts';
import { ScriptFault, scriptedRandom } from '../random/scripted.ts';
import { type Fault, faultLines } from '../result.ts';
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
    const match = begin(vector, game);
    const failure = playThrough(vector, match);
    return failure ?? unusedScript(vector, match);
  });
  if (!done.ok) return { at: done.faults[0]!.at, text: done.faults[0]!.text };
  return done.value;
}

function begin(vector: Vector, game: Game<Shape>): Match<Shape> {
  const name = vector.mode ?? Object.keys(game.modes)[0]!;
  if (!Object.hasOwn(game.modes, name))
    refuse(vector.places.mode, `${game.id} has no mode “${name}”.`);
  const options = game.parseOptions(game.modes[name]);
  if (!options.ok) return refuse(vector.places.mode, faultLines(options.faults));
  if (vector.given === null) return startMatch(game, options.value, vector.seed ?? 'vector');
  const position = game.notation.parsePosition(vector.given.map(step => step.text).join('\n'));
  if (!position.ok) return refusePosition(vector.given, position.faults);
  const random = scriptedRandom(script(vector.random, game));
  return matchAt(game, options.value, 'vector', random, position.value);
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

function script(steps: readonly Step[], game: Game<Shape>): Record<string, number[]> {
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

function playThrough(vector: Vector, match: Match<Shape>): Failure | null {
  for (const step of vector.play) {
    const words = wordsOf(step.text, step.at);
    const problem =
      step.section === 'when' ? act(match, words, step.at) : claim(match, words, step.at);
    if (problem !== null) return { at: step.at, text: problem };
  }
  return null;
}

function act(match: Match<Shape>, words: Words, at: string): string | null {
  const seat = words.oneOf('seat', match.game.seats(match.options));
  const rest = restOf(words);
  if (rest === 'undo') {
    const refusal = undo(match, seat);
    return refusal === null ? null : `Undo is refused by ${refusal.rule}.`;
  }
  try {
    const verdict = decide(match, seat, actionOf(match, rest, at));
    return verdict.ok ? null : `“${rest}” is refused by ${verdict.refusal.rule}.`;
  } catch (error) {
    if (error instanceof ScriptFault) return `“${rest}”: ${error.message}.`;
    throw error;
  }
}

function actionOf(match: Match<Shape>, text: string, at: string): unknown {
  const action = match.game.notation.parseAction(text);
  return action.ok ? action.value : refuse(at, faultLines(action.faults));
}

function restOf(words: Words): string {
  const rest: string[] = [];
  for (let word = words.peek(); word !== undefined; word = words.peek()) rest.push(words.word(''));
  return rest.join(' ');
}

type Claim = (match: Match<Shape>, words: Words) => string | null;

const CLAIMS: Readonly<Record<string, Claim>> = {
  asks: claimDecision,
  over: claimOver,
  told: (match, words) => claimTold(match, words, true),
  not: (match, words) => {
    words.expect('told');
    return claimTold(match, words, false);
  },
  sees: claimSees,
  hides: claimHides,
  is: (match, words) => claimPosition(match, words, !words.take('not')),
};

function claim(match: Match<Shape>, words: Words, at: string): string | null {
  const isSeat = match.game.seats(match.options).includes(words.peek() ?? '');
  if (isSeat) return claimLegal(match, words, at);
  return CLAIMS[words.oneOf('claim', Object.keys(CLAIMS))]!(match, words);
}

/** `red may draw`, or `red may not draw: REF-DRAW-01`. */
function claimLegal(match: Match<Shape>, words: Words, at: string): string | null {
  const seat = words.word('seat');
  words.expect('may');
  if (!words.take('not')) {
    const text = restOf(words);
    const refusal = refusalOf(match, seat, text, at);
    return refusal === null ? null : `“${text}” is refused by ${refusal.rule}.`;
  }
  const [, text = '', rule = ''] = /^(.*):\s*(\S+)$/.exec(restOf(words)) ?? [];
  if (rule === '') return words.refuse('A refusal names its rule: “SEAT may not ACTION: RULE”.');
  const refusal = refusalOf(match, seat, text, at);
  if (refusal === null) return `“${text}” is allowed.`;
  return refusal.rule === rule ? null : `“${text}” is refused by ${refusal.rule}, not by ${rule}.`;
}

function refusalOf(match: Match<Shape>, seat: string, text: string, at: string): Refusal | null {
  if (text !== 'undo') return match.game.refusal(match.state, seat, actionOf(match, text, at));
  return canUndo(match, seat) ? null : { rule: match.game.rules.noTakeBack };
}

/** `asks duel red white`: the question and exactly the seats. */
function claimDecision(match: Match<Shape>, words: Words): string | null {
  const wanted = restOf(words);
  const decision = match.game.decision(match.state);
  const found = decision === null ? 'nothing' : [decision.question, ...decision.seats].join(' ');
  return found === wanted ? null : `The match asks ${found}.`;
}

/** `over`, or `over red` with the winners; `over nobody` is a draw. */
function claimOver(match: Match<Shape>, words: Words): string | null {
  const outcome = match.game.outcome(match.state);
  if (outcome === null) return 'The match is not over.';
  const wanted = restOf(words);
  const found = outcome.winners.length === 0 ? 'nobody' : [...outcome.winners].sort().join(' ');
  return wanted === '' || wanted === found ? null : `The match was won by ${found}.`;
}

function viewerOf(match: Match<Shape>, words: Words): Viewer {
  return words.oneOf('viewer', [...match.game.seats(match.options), TABLE]);
}

/** `told white drew seat=red`, `not told white drew card`: events since the start. */
function claimTold(match: Match<Shape>, words: Words, wanted: boolean): string | null {
  const viewer = viewerOf(match, words);
  const kind = words.word('kind of event');
  const fields = restOf(words)
    .split(' ')
    .filter(word => word !== '')
    .map(word => word.split('=') as [string, string | undefined]);
  const events = match.log.flatMap(entry => toldTo(entry.events, viewer));
  const found = events.some(event => {
    const record = event as unknown as Record<string, unknown>;
    return event.kind === kind && fields.every(([key, value]) => looksLike(record[key], value));
  });
  if (found === wanted) return null;
  const kinds = events.map(event => JSON.stringify(encode(event))).join(' ');
  return `${viewer} was ${found ? '' : 'not '}told so; told: ${kinds === '' ? 'nothing' : kinds}.`;
}

function looksLike(value: unknown, text: string | undefined): boolean {
  if (text === undefined) return value !== undefined;
  return value === text || (value !== undefined && JSON.stringify(encode(value)) === text);
}

function lookup(value: Json | undefined, path: string): Json | undefined {
  let at = value;
  for (const key of path.split('.').filter(part => part !== '')) {
    if (at === null || typeof at !== 'object' || at === undefined) return undefined;
    at = (at as Record<string, Json>)[key];
  }
  return at;
}

/** `sees white hands.red.count 4`: a path in the viewer's view, and what stands there. */
function claimSees(match: Match<Shape>, words: Words): string | null {
  const viewer = viewerOf(match, words);
  const path = words.word('path in the view');
  const wanted = restOf(words);
  const found = lookup(encode(match.game.view(match.state, viewer)), path);
  return looksLike(found, wanted) ? null : `${viewer} sees ${path} ${JSON.stringify(found)}.`;
}

/** `hides white hands.red.cards`: nothing stands there in the viewer's view. */
function claimHides(match: Match<Shape>, words: Words): string | null {
  const viewer = viewerOf(match, words);
  const path = words.word('path in the view');
  const view = encode(match.game.view(match.state, viewer));
  const around = lookup(view, path.split('.').slice(0, -1).join('.'));
  if (around === null || typeof around !== 'object') return `A view has no place ${path}.`;
  const found = lookup(view, path);
  return found === undefined || found === null
    ? null
    : `${viewer} sees ${path} ${JSON.stringify(found)}.`;
}

/** `is score red 4`, `is not …`: a line of the position as the notation prints it. */
function claimPosition(match: Match<Shape>, words: Words, wanted: boolean): string | null {
  const line = restOf(words);
  const lines = match.game.notation
    .printPosition(match.state)
    .split('\n')
    .map(text => text.trim().replace(/\s+/g, ' '));
  if (lines.includes(line) === wanted) return null;
  const near = lines.filter(text => text.split(' ')[0] === line.split(' ')[0]);
  return `The position has ${wanted ? near.join(' | ') || 'no such line' : `“${line}”`}.`;
}

function unusedScript({ places }: Vector, match: Match<Shape>): Failure | null {
  const random = match.random as { left?: () => Readonly<Record<string, readonly number[]>> };
  const left = random.left === undefined ? [] : Object.keys(random.left());
  if (left.length === 0) return null;
  return { at: places.random, text: `Scripted chance was never asked for: ${left.join(', ')}.` };
}
