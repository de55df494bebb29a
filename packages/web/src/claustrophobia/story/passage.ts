import type { CaveSeat, Claustrophobia, Event } from '@oubliette/claustrophobia';
import type { Chapter } from '../../match/contract.ts';
import { happeningOf } from '../deeds/index.ts';
import { type Cast, isHumanName } from '../words/mention.ts';

/** Events that a person would tell in one breath. */
export interface CaveStoryPassage {
  readonly seat: CaveSeat;
  readonly events: Event[];
  /** Who was a tough one when it began. */
  readonly tough: Cast['tough'];
  /** The moment after the last of them. */
  moment: number;
}

const isPlain = (name: string, tough: Cast['tough']) => /^TR\d/.test(name) && !tough.has(name);

type Named = Event & { readonly who: string };

function joins({ events, tough }: CaveStoryPassage, event: Event, now: Cast['tough']): boolean {
  const [head] = events;
  if (head === undefined) return false;
  const { joins: kinds, joinsAlike } = happeningOf(head);
  if (!kinds?.includes(event.kind)) return false;
  if (joinsAlike === undefined || event.kind !== head.kind) return true;
  const plain = (each: Event) => isPlain((each as Named).who, each === head ? tough : now);
  return joinsAlike(head, event, plain);
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
    const { closes, isSilent, toldBy, decides, isLong } = happeningOf(event);
    if (closes) long = null;
    if (event.kind === 'round') latest = undefined;
    if (event.kind === 'acting') idle = event.who;
    else if (!isSilent) idle = null;
    if (toldBy && told[index + 1]?.event.kind === toldBy) continue;
    const now = tough[index]!;
    const home = [long, latest].find(each => each && joins(each, event, now));
    if (home) {
      if (decides) putLast(passages, home);
      latest = passages.at(-1);
      home.events.push(event);
      home.moment = moment;
      continue;
    }
    // A human who lets the action pass is worth a word; of the horde many do.
    const waits = event.kind === 'acted' && event.who === idle && isHumanName(event.who);
    if (isSilent && !waits) continue;
    const passage: CaveStoryPassage = { seat, moment, events: [event], tough: now };
    passages.push(passage);
    latest = passage;
    if (isLong) long = passage;
  }
  return passages;
}
