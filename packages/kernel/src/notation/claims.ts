import { type Refusal, type Shape, TABLE, toldTo, type Viewer } from '../game.ts';
import { canUndo, type Match } from '../match/match.ts';
import { closingOf, isOver, outcomeOf } from '../match/words.ts';
import { encode, type Json } from '../plain.ts';
import { faultLines } from '../result.ts';
import type { Words } from './reading.ts';

/** Says why a claim does not hold. A claim that could never fail is refused as unreadable. */
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

export function claim(match: Match<Shape>, words: Words): string | null {
  const isSeat = match.game.seats(match.options).includes(words.peek() ?? '');
  if (isSeat) return claimLegal(match, words);
  return CLAIMS[words.oneOf('claim', Object.keys(CLAIMS))]!(match, words);
}

export function actionOf(match: Match<Shape>, text: string, words: Words): unknown {
  const action = match.game.notation.parseAction(text);
  return action.ok ? action.value : words.refuse(faultLines(action.faults));
}

/** `red may draw`, or `red may not draw: REF-DRAW-01`. */
function claimLegal(match: Match<Shape>, words: Words): string | null {
  const seat = words.word('seat');
  words.expect('may');
  if (!words.take('not')) {
    const text = words.rest();
    const refusal = refusalOf(match, seat, text, words);
    return refusal === null ? null : `“${text}” is refused by ${refusal.rule}.`;
  }
  const [, text = '', rule = ''] = /^(.*):\s*(\S+)$/.exec(words.rest()) ?? [];
  if (rule === '') return words.refuse('A refusal names its rule: “SEAT may not ACTION: RULE”.');
  const refusal = refusalOf(match, seat, text, words);
  if (refusal === null) return `“${text}” is allowed.`;
  return refusal.rule === rule ? null : `“${text}” is refused by ${refusal.rule}, not by ${rule}.`;
}

function refusalOf(match: Match<Shape>, seat: string, text: string, words: Words): Refusal | null {
  if (text === 'undo') {
    return canUndo(match, seat) ? null : { rule: match.game.rules.noTakeBack };
  }
  const action = actionOf(match, text, words);
  if (closingOf(match) !== null) return { rule: match.game.rules.agreement };
  return match.game.refusal(match.state, seat, action);
}

/** `asks duel red white`: the question and exactly the seats, in any order. */
function claimDecision(match: Match<Shape>, words: Words): string | null {
  const question = words.word('question');
  const seats = inOrder(words.rest().split(' '));
  const decision = isOver(match) ? null : match.game.decision(match.state);
  const found = decision ?? { question: 'nothing', seats: [] };
  if (found.question === question && inOrder(found.seats) === seats) return null;
  return `The match asks ${[found.question, ...found.seats].join(' ')}.`;
}

/** `over`, or `over red` with the winners; `over nobody` is a draw. */
function claimOver(match: Match<Shape>, words: Words): string | null {
  const outcome = outcomeOf(match);
  if (outcome === null) return 'The match is not over.';
  const wanted = inOrder(words.rest().split(' '));
  const found = inOrder(outcome.winners) || 'nobody';
  return wanted === '' || wanted === found ? null : `The match was won by ${found}.`;
}

function inOrder(names: readonly string[]): string {
  return [...names].sort().join(' ');
}

function viewersOf({ game, options }: Match<Shape>): Viewer[] {
  return [...game.seats(options), TABLE];
}

/** `told white drew seat=red`, `not told white drew card`: events since the start. */
function claimTold(match: Match<Shape>, words: Words, wanted: boolean): string | null {
  const viewer = words.oneOf('viewer', viewersOf(match));
  const kind = words.oneOf('kind of event', match.game.events);
  const fields = words.rest().split(' ').filter(Boolean).map(fieldOf);
  if (!wanted) requireFields(match, kind, fields, words);
  const events = match.log.flatMap(entry => toldTo(entry.events, viewer));
  const found = events.some(
    event =>
      event.kind === kind &&
      fields.every(({ key, value }) => looksLike((event as object as Fields)[key], value)),
  );
  if (found === wanted) return null;
  const told = events.map(event => JSON.stringify(encode(event))).join(' ');
  return `${viewer} was ${found ? '' : 'not '}told so; told: ${told === '' ? 'nothing' : told}.`;
}

type Fields = Readonly<Record<string, unknown>>;

interface Field {
  readonly key: string;
  readonly value: string | undefined;
}

function fieldOf(word: string): Field {
  const [key = '', value] = word.split('=');
  return { key, value };
}

/** What nobody is ever told, nobody can be spared. */
function requireFields(match: Match<Shape>, kind: string, fields: Field[], words: Words): void {
  const events = match.log.flatMap(entry => entry.events).filter(event => event.kind === kind);
  const strange = fields.find(({ key }) => !events.some(event => key in event));
  if (strange !== undefined) words.refuse(`No “${kind}” so far has a “${strange.key}”.`);
}

function looksLike(value: unknown, text: string | undefined): boolean {
  if (text === undefined) return value !== undefined;
  return value === text || (value !== undefined && JSON.stringify(encode(value)) === text);
}

function lookup(value: Json | undefined, keys: readonly string[]): Json | undefined {
  let at = value;
  for (const key of keys) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string, Json>)[key];
  }
  return at;
}

function seenBy(match: Match<Shape>, viewer: Viewer, path: string): Json | undefined {
  return lookup(encode(match.game.view(match.state, viewer)), path.split('.'));
}

/** `sees white hands.red.count 4`: a path in the viewer's view, and what stands there. */
function claimSees(match: Match<Shape>, words: Words): string | null {
  const viewer = words.oneOf('viewer', viewersOf(match));
  const path = words.word('path in the view');
  const wanted = words.rest();
  const found = seenBy(match, viewer, path);
  return looksLike(found, wanted) ? null : `${viewer} sees ${path} ${JSON.stringify(found)}.`;
}

/** `hides white hands.red.cards`: nothing stands there in the viewer's view, though it could. */
function claimHides(match: Match<Shape>, words: Words): string | null {
  const viewers = viewersOf(match);
  const viewer = words.oneOf('viewer', viewers);
  const path = words.word('path in the view');
  if (viewers.every(other => seenBy(match, other, path) === undefined)) {
    words.refuse(`Nobody’s view has a place ${path}.`);
  }
  const found = seenBy(match, viewer, path) ?? null;
  return found === null ? null : `${viewer} sees ${path} ${JSON.stringify(found)}.`;
}

/** `is score red 4`, `is not …`: a line of the position as the notation prints it. */
function claimPosition(match: Match<Shape>, words: Words, wanted: boolean): string | null {
  const line = words.rest();
  const lines = match.game.notation
    .printPosition(match.state)
    .split('\n')
    .map(text => text.trim().replace(/\s+/g, ' '));
  const near = lines.filter(text => text.split(' ')[0] === line.split(' ')[0]);
  if (!wanted && near.length === 0) words.refuse(`No line of the position begins like “${line}”.`);
  if (lines.includes(line) === wanted) return null;
  return `The position has ${wanted ? near.join(' | ') || 'no such line' : `“${line}”`}.`;
}
