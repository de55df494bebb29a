import type { Duel, DuelEvent, DuelSeat } from '@oubliette/dungeon-twister';
import type { Chapter } from '../../match/contract.ts';
import { aftermath, isAftermath } from './aftermath.ts';
import { mention } from './mention.ts';
import {
  type DuelEventOf,
  type DuelTelling,
  foughtWords,
  sentence,
  square,
  turnedWords,
  who,
  whoOrNull,
} from './tell.ts';
import type { HandChange } from './told.en.ts';

type Manner = 'walk' | 'turn' | 'combat' | 'picks' | 'starters' | 'put' | 'plain';

/** Actions that are told together. */
export interface DuelStoryPassage {
  readonly manner: Manner;
  readonly seat: DuelSeat;
  /** The moment after the last of them. */
  readonly moment: number;
  readonly events: readonly DuelEvent[];
}

const MANNERS: Readonly<Partial<Record<DuelEvent['kind'], Manner>>> = {
  stepped: 'walk',
  took: 'walk',
  dropped: 'walk',
  swapped: 'walk',
  stopped: 'walk',
  turned: 'turn',
  attacked: 'combat',
  supported: 'combat',
  demanded: 'combat',
  chose: 'combat',
  picked: 'picks',
  starter: 'starters',
  put: 'put',
};

export function passagesOf(chapters: readonly Chapter<Duel>[]): DuelStoryPassage[] {
  const passages: DuelStoryPassage[] = [];
  for (const { seat, moment, events } of chapters) {
    const [first] = events;
    if (first === undefined) continue;
    const last = passages.at(-1);
    if (last && continues(last, seat, first)) {
      passages[passages.length - 1] = { ...last, moment, events: [...last.events, ...events] };
    } else passages.push({ manner: MANNERS[first.kind] ?? 'plain', seat, moment, events });
  }
  return passages;
}

/** Whether an action belongs to what is being told: the same walk, the same combat, one more of a kind. */
function continues(passage: DuelStoryPassage, seat: DuelSeat, next: DuelEvent): boolean {
  const manner = MANNERS[next.kind];
  if (manner === undefined || manner !== passage.manner) return false;
  switch (manner) {
    case 'combat':
      return next.kind !== 'attacked';
    case 'walk':
      return tokenOf(passage.events[0]!) === tokenOf(next) && !passage.events.some(isAftermath);
    case 'turn':
      return passage.events.every(event => isSameTurn(event, next));
    default:
      return passage.seat === seat;
  }
}

/** Somebody turns the same room on in the same direction. */
const isSameTurn = (one: DuelEvent, other: DuelEvent): boolean =>
  one.kind === 'turned' &&
  other.kind === 'turned' &&
  one.token === other.token &&
  one.room === other.room &&
  one.arrow === other.arrow;

const tokenOf = (event: DuelEvent) => ('token' in event ? event.token : undefined);

/** A line of a passage; what somebody else did in it is told as his. */
interface Told {
  readonly seat: DuelSeat;
  readonly words: string;
}

type Words = (t: DuelTelling, events: readonly DuelEvent[]) => (string | Told)[];

const WORDS: Readonly<Record<Manner, Words>> = {
  walk: walkWords,
  turn: turnWords,
  combat: combatWords,
  picks: picksWords,
  starters: startersWords,
  put: putWords,
  plain: plainWords,
};

/** One line, seldom two; none for what needs no words. */
export function tellingsOf(t: DuelTelling, { manner, seat, events }: DuelStoryPassage): Told[] {
  return WORDS[manner](t, events)
    .map(told => (typeof told === 'string' ? { seat, words: told } : told))
    .filter(({ words }) => words !== '');
}

const of = <K extends DuelEvent['kind']>(events: readonly DuelEvent[], kind: K): DuelEventOf<K>[] =>
  events.filter((event): event is DuelEventOf<K> => event.kind === kind);

/** What happened, then what came of it. */
function plainWords(t: DuelTelling, events: readonly DuelEvent[]): string[] {
  const main = events
    .filter(event => !isAftermath(event) && event.kind !== 'turn-ended')
    .map(event => sentence(t, event));
  return [[...main, ...aftermathWords(t, events)].join(' ')];
}

function aftermathWords(t: DuelTelling, events: readonly DuelEvent[]): string[] {
  const { clauses, scores } = aftermath(t, events);
  return [...(clauses.length > 0 ? [t.texts.told.sentence(clauses)] : []), ...scores];
}

function turnWords(t: DuelTelling, events: readonly DuelEvent[]): string[] {
  const turns = of(events, 'turned');
  return [[turnedWords(t, turns[0]!, turns.length), ...aftermathWords(t, events)].join(' ')];
}

type Handling = DuelEventOf<'took' | 'dropped' | 'swapped'>;

/** What somebody lays down by it. */
const laidBy = (event: Handling): string | null => {
  if (event.kind === 'swapped') return event.for;
  return event.kind === 'dropped' ? event.what : null;
};

/** What is left to tell: a thing that was taken and left again on the way was only moved. */
function settled(t: DuelTelling, events: readonly Handling[]): HandChange[] {
  const isLeftAgain = (at: number, what: string) =>
    events.slice(at + 1).some(event => laidBy(event) === what);
  const isTakenBefore = (at: number, what: string | null) =>
    events.slice(0, at).some(event => event.kind === 'took' && event.what === what);
  return events.flatMap((event, at): HandChange[] => {
    const what = who(t, event.what);
    if (event.kind === 'took' && isLeftAgain(at, event.what)) return [{ do: 'moved', what }];
    if (!isTakenBefore(at, laidBy(event))) return [handOf(t, event)];
    return event.kind === 'swapped' ? [{ do: 'took', what }] : [];
  });
}

function handOf(t: DuelTelling, event: Handling): HandChange {
  if (event.kind !== 'swapped') return { do: event.kind, what: who(t, event.what) };
  return { do: 'swapped', what: who(t, event.what), left: who(t, event.for) };
}

function walkWords(t: DuelTelling, events: readonly DuelEvent[]): string[] {
  const { told } = t.texts;
  const [left] = of(events, 'left');
  const after = aftermathWords(t, events);
  if (left) {
    return [[told.left(who(t, left.token), whoOrNull(t, left.load)), ...after].join(' ')];
  }
  const hands = events.filter(
    (event): event is Handling =>
      event.kind === 'took' || event.kind === 'dropped' || event.kind === 'swapped',
  );
  const steps = of(events, 'stepped');
  const last = steps.at(-1);
  if (last === undefined)
    return hands.map(event => told.handled(who(t, event.token), handOf(t, event)));
  const moves = Math.max(1, of(events, 'stopped').length);
  const walk = told.walked(who(t, last.token), square(t, last.cell), moves, [
    ...settled(t, hands),
    ...steps.flatMap(step => foundAt(t, step, events)),
  ]);
  return [[walk, ...after].join(' ')];
}

/** What somebody carries because he has stopped where it lay. */
function foundAt(
  t: DuelTelling,
  step: DuelEventOf<'stepped'>,
  events: readonly DuelEvent[],
): HandChange[] {
  const found = t.finds.get(step);
  const isTold = events.some(event => 'what' in event && event.what === found);
  const rests = of(events, 'stopped').some(({ cell }) => cell === step.cell);
  if (found === undefined || isTold || !rests) return [];
  return [{ do: 'took', what: who(t, found) }];
}

/** A Telepath's demand has a line of its own; the attack is told by its outcome once there is one. */
function combatWords(t: DuelTelling, events: readonly DuelEvent[]): (string | Told)[] {
  const demands = of(events, 'demanded');
  const named = demands.some(({ value }) => value > 0);
  const demand = events.filter(
    ({ kind }) => kind === 'must-play' || kind === 'hand-shown' || (kind === 'demanded' && named),
  );
  const demanded = demands
    .slice(0, 1)
    .map(({ seat }) => ({ seat, words: demand.map(event => sentence(t, event)).join(' ') }));
  const [fought] = of(events, 'fought');
  if (fought) {
    const { clauses, scores } = aftermath(t, events);
    return [...demanded, [foughtWords(t, fought, clauses), ...scores].join(' ')];
  }
  const begun = events.filter(({ kind }) => kind === 'attacked' || kind === 'supported');
  const laid = of(events, 'chose').map(event => ({
    seat: event.seat,
    words: sentence(t, event),
  }));
  return [begun.map(event => sentence(t, event)).join(' '), ...demanded, ...laid];
}

/** A force that somebody gathers alone is told at once, by number where it is secret. */
function picksWords(t: DuelTelling, events: readonly DuelEvent[]): string[] {
  const picks = of(events, 'picked');
  const { seat } = picks[0]!;
  const tokens = picks.flatMap(({ token }) => token ?? []);
  const names = tokens.length === picks.length ? mention(seat, ...tokens) : null;
  const rest = events.filter(({ kind }) => kind !== 'picked').map(event => sentence(t, event));
  return [t.texts.told.picked(seat, names, picks.length), ...rest];
}

function startersWords(t: DuelTelling, events: readonly DuelEvent[]): string[] {
  const starters = of(events, 'starter');
  const { seat } = starters[0]!;
  const tokens = starters.flatMap(({ token }) => token ?? []);
  const names = tokens.length === starters.length ? mention(seat, ...tokens) : null;
  const rest = events.filter(({ kind }) => kind !== 'starter').map(event => sentence(t, event));
  return [t.texts.told.starters(seat, starters.length, names), ...rest];
}

function putWords(t: DuelTelling, events: readonly DuelEvent[]): string[] {
  const puts = of(events, 'put').map(
    ({ token, cell }) => [who(t, token), square(t, cell)] as const,
  );
  return [t.texts.told.put(t.teller, puts)];
}
