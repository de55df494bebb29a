import { type Shape, TABLE, toldTo, type Viewer } from '../game.ts';
import type { Match } from '../match/match.ts';
import { encode } from '../plain.ts';
import { cut } from '../result.ts';
import { looksLike } from './looks.ts';
import type { NotationWords } from './reading.ts';

export function viewersOf({ game, options }: Match<Shape>): Viewer[] {
  return [...game.seats(options), TABLE];
}

interface ToldClaim {
  /** Whether it is claimed to have been told, or not to have been. */
  readonly wanted: boolean;
  /** Only what the last action brought about counts. */
  readonly just: boolean;
}

/** One event of a claim: its kind, and what some of its fields say. */
interface Part {
  readonly kind: string;
  readonly fields: readonly Field[];
}

interface Field {
  readonly key: string;
  readonly value: string | undefined;
}

/** `told white drew seat=red then burnt`: events in that order, others may stand between them. */
export function claimTold(
  match: Match<Shape>,
  words: NotationWords,
  { wanted, just }: ToldClaim,
): string | null {
  const viewer = words.oneOf('viewer', viewersOf(match));
  const parts = partsOf(match, words);
  if (!wanted) for (const part of parts) requireFields(match, part, words);
  const entries = just ? match.log.slice(-1) : match.log;
  const events = entries.flatMap(entry => toldTo(entry.events, viewer));
  let next = 0;
  for (const event of events) {
    if (next < parts.length && isOf(event as object as Fields, parts[next]!)) next++;
  }
  const found = next === parts.length;
  if (found === wanted) return null;
  const told = events.map(event => cut(JSON.stringify(encode(event)), LONGEST_EVENT)).join(' ');
  const when = just ? ' by the last action' : '';
  return `${viewer} was ${found ? '' : 'not '}told so${when}; told: ${told || 'nothing'}.`;
}

/** Long enough for all but the longest stories of one event. */
const LONGEST_EVENT = 400;

type Fields = Readonly<Record<string, unknown>>;

function isOf(event: Fields, { kind, fields }: Part): boolean {
  return event.kind === kind && fields.every(({ key, value }) => looksLike(event[key], value));
}

function partsOf(match: Match<Shape>, words: NotationWords): Part[] {
  const parts: Part[] = [];
  do {
    const kind = words.oneOf('kind of event', match.game.events);
    const fields: Field[] = [];
    while (words.peek() !== undefined && words.peek() !== 'then') {
      fields.push(fieldOf(words.word('a field')));
    }
    parts.push({ kind, fields });
  } while (words.take('then'));
  return parts;
}

function fieldOf(word: string): Field {
  const at = word.indexOf('=');
  return at < 0
    ? { key: word, value: undefined }
    : { key: word.slice(0, at), value: word.slice(at + 1) };
}

/** What nobody is ever told, nobody can be spared. */
function requireFields(match: Match<Shape>, { kind, fields }: Part, words: NotationWords): void {
  const events = match.log.flatMap(entry => entry.events).filter(event => event.kind === kind);
  const strange = fields.find(({ key }) => !events.some(event => key in event));
  if (strange !== undefined) words.refuse(`No “${kind}” so far has a “${strange.key}”.`);
}
