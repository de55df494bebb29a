import type { Shape, Viewer } from '../game.ts';
import type { Match } from '../match/match.ts';
import { isOver, outcomeOf } from '../match/words.ts';
import { encode, type Json } from '../plain.ts';
import { claimLegal } from './legal-claims.ts';
import { looksLike } from './looks.ts';
import type { NotationWords } from './reading.ts';
import type { OwnClaims } from './subject.ts';
import { claimTold, viewersOf } from './told-claims.ts';

/** Says why a claim does not hold. A claim that could never fail is refused as unreadable. */
type Claim = (match: Match<Shape>, words: NotationWords) => string | null;

const CLAIMS: Readonly<Record<string, Claim>> = {
  asks: claimDecision,
  over: claimOver,
  told: (match, words) => claimTold(match, words, { wanted: true, just: false }),
  just: (match, words) => claimJustTold(match, words, true),
  sees: claimSees,
  hides: claimHides,
  is: (match, words) => claimPosition(match, words, !words.take('not')),
};

/** Claims that are turned round by a `not` before them; those of the game itself are too. */
const DENIALS: Readonly<Record<string, Claim>> = {
  told: (match, words) => claimTold(match, words, { wanted: false, just: false }),
  just: (match, words) => claimJustTold(match, words, false),
};

export function claim(
  match: Match<Shape>,
  words: NotationWords,
  own: OwnClaims<Shape>,
): string | null {
  const isSeat = match.game.seats(match.options).includes(words.peek() ?? '');
  if (isSeat) return claimLegal(match, words);
  const wanted = !words.take('not');
  const claims = wanted ? CLAIMS : DENIALS;
  const known = [...Object.keys(claims), ...Object.keys(own)];
  const name = words.oneOf('claim', wanted ? [...known, 'not'] : known);
  if (!Object.hasOwn(own, name)) return claims[name]!(match, words);
  const { holds, found } = own[name]!.judge(match.state, words);
  words.end();
  return holds === wanted ? null : found;
}

function claimJustTold(match: Match<Shape>, words: NotationWords, wanted: boolean): string | null {
  words.expect('told');
  return claimTold(match, words, { wanted, just: true });
}

/** `asks duel red white`: the question and exactly the seats, in any order. */
function claimDecision(match: Match<Shape>, words: NotationWords): string | null {
  const question = words.word('question');
  const seats = inOrder(words.rest().split(' '));
  const decision = isOver(match) ? null : match.game.decision(match.state);
  const found = decision ?? { question: 'nothing', seats: [] };
  if (found.question === question && inOrder(found.seats) === seats) return null;
  return `The match asks ${[found.question, ...found.seats].join(' ')}.`;
}

/** `over`, or `over red` with the winners; `over nobody` is a draw. */
function claimOver(match: Match<Shape>, words: NotationWords): string | null {
  const outcome = outcomeOf(match);
  if (outcome === null) return 'The match is not over.';
  const wanted = inOrder(words.rest().split(' '));
  const found = inOrder(outcome.winners) || 'nobody';
  return wanted === '' || wanted === found ? null : `The match was won by ${found}.`;
}

function inOrder(names: readonly string[]): string {
  return [...names].sort().join(' ');
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
function claimSees(match: Match<Shape>, words: NotationWords): string | null {
  const viewer = words.oneOf('viewer', viewersOf(match));
  const path = words.word('path in the view');
  const wanted = words.rest();
  const found = seenBy(match, viewer, path);
  return looksLike(found, wanted) ? null : `${viewer} sees ${path} ${JSON.stringify(found)}.`;
}

/** `hides white hands.red.cards`: nothing stands there in the viewer's view, though it could. */
function claimHides(match: Match<Shape>, words: NotationWords): string | null {
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
function claimPosition(match: Match<Shape>, words: NotationWords, wanted: boolean): string | null {
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
