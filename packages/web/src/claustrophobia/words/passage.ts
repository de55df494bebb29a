import type { CaveSeat, Claustrophobia, Event } from '@oubliette/claustrophobia';
import type { Chapter } from '../../match/contract.ts';
import { type Cast, isHumanName } from './mention.ts';
import type { CaveEventKind } from './tell.ts';

/** Events that a person would tell in one breath. */
export interface CaveStoryPassage {
  readonly seat: CaveSeat;
  readonly events: Event[];
  /** Who was a tough one when it began. */
  readonly tough: Cast['tough'];
  /** The moment after the last of them. */
  moment: number;
}

const HARM: readonly CaveEventKind[] = ['guarded', 'line', 'wounded', 'killed', 'removed'];

/** What joins a passage that began with such an event. */
const JOINS: Readonly<Partial<Record<CaveEventKind, readonly CaveEventKind[]>>> = {
  attacked: [...HARM, 'rolled', 'rerolled', 'hits', 'seal-hit', 'seal-broken', 'tp'],
  sprung: [...HARM, 'entered'],
  trap: HARM,
  blast: [...HARM, 'tp'],
  explosion: [...HARM, 'tp'],
  gift: [...HARM, 'tp', 'healed', 'refreshed'],
  card: ['healed', 'refreshed', 'cave-in', 'object-lost'],
  exploring: ['drawn', 'dead-end', 'placed', 'found-nothing'],
  drawn: ['drawn', 'dead-end', 'placed'],
  moved: ['moved'],
  entered: ['entered', 'tp'],
  given: ['given', 'assigned'],
  area: ['tp'],
  exorcised: ['line'],
};

/** Cards come between the parts of these without ending them. */
const LONG: readonly CaveEventKind[] = ['attacked', 'exploring'];
const CLOSING: readonly CaveEventKind[] = [
  'round',
  'acting',
  'acted',
  'phase',
  'attacked',
  'exploring',
  'exorcised',
];
/** What was played before these changed them, and is told first. */
const DECIDING: readonly CaveEventKind[] = ['rolled', 'drawn', 'found-nothing'];
/** Told by what follows, or by the headings. */
const SILENT: readonly CaveEventKind[] = [
  'round',
  'phase',
  'passed',
  'acting',
  'acted',
  'stopped',
  'die-placed',
  'hits',
];

const isPlain = (name: string, tough: Cast['tough']) => /^TR\d/.test(name) && !tough.has(name);

function joins({ events, tough }: CaveStoryPassage, event: Event, now: Cast['tough']): boolean {
  const [head] = events;
  if (head === undefined || !JOINS[head.kind]?.includes(event.kind)) return false;
  if (head.kind === 'moved' && event.kind === 'moved') return head.who === event.who;
  if (head.kind === 'entered' && event.kind === 'entered') {
    const alike = isPlain(head.who, tough) && isPlain(event.who, now);
    return alike && head.cell === event.cell;
  }
  return true;
}

/** Follows who is a tough one: the card makes the next figure that enters so. */
function followTough(events: readonly Event[]): ReadonlySet<string>[] {
  let tough: ReadonlySet<string> = new Set();
  let awaited = false;
  return events.map(event => {
    if (event.kind === 'card') awaited ||= event.card === 'tough';
    if (event.kind === 'event-cancelled') awaited = false;
    if (event.kind === 'entered' && awaited) {
      tough = new Set([...tough, event.who]);
      awaited = false;
    }
    const before = tough;
    if (event.kind === 'killed' || event.kind === 'removed') {
      tough = new Set([...tough].filter(name => name !== event.who));
    }
    return before;
  });
}

/** A purchase tells its price by the figure that enters. */
const isPrice = (event: Event, next: Event | undefined) =>
  event.kind === 'tp' && next?.kind === 'entered';

function putLast(passages: CaveStoryPassage[], passage: CaveStoryPassage): void {
  passages.splice(passages.indexOf(passage), 1);
  passages.push(passage);
}

export function passagesOf(chapters: readonly Chapter<Claustrophobia>[]): CaveStoryPassage[] {
  const told = chapters.flatMap(({ seat, moment, events }) =>
    events.map(event => ({ seat, moment, event })),
  );
  const tough = followTough(told.map(({ event }) => event));
  const passages: CaveStoryPassage[] = [];
  let long: CaveStoryPassage | null = null;
  /** The one told last, as long as the round goes on. */
  let latest: CaveStoryPassage | undefined;
  /** Whoever acts and has done nothing so far. */
  let idle: string | null = null;
  for (const [index, { seat, moment, event }] of told.entries()) {
    if (CLOSING.includes(event.kind)) long = null;
    if (event.kind === 'round') latest = undefined;
    if (event.kind === 'acting') idle = event.who;
    else if (!SILENT.includes(event.kind)) idle = null;
    if (isPrice(event, told[index + 1]?.event)) continue;
    const now = tough[index]!;
    const home = [long, latest].find(each => each && joins(each, event, now));
    if (home) {
      if (DECIDING.includes(event.kind)) putLast(passages, home);
      latest = passages.at(-1);
      home.events.push(event);
      home.moment = moment;
      continue;
    }
    // A human who lets his action pass is worth a word; of the horde many do.
    const waits = event.kind === 'acted' && event.who === idle && isHumanName(event.who);
    if (SILENT.includes(event.kind) && !waits) continue;
    const passage: CaveStoryPassage = { seat, moment, events: [event], tough: now };
    passages.push(passage);
    latest = passage;
    if (LONG.includes(event.kind)) long = passage;
  }
  return passages;
}
