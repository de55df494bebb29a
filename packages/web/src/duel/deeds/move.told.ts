import type { CellId, DuelEvent } from '@oubliette/dungeon-twister';
import type { HandChange } from '../words/told.en.ts';
import { along, type EventAccounts, of, type TellingManner } from './account.ts';
import { aftermathWords, isAftermath } from './aftermath.ts';
import type { DuelEventOf } from './deed.ts';
import { slide, vanish } from './stage.ts';
import { type DuelTelling, square, who } from './telling.ts';

const tokenOf = (event: DuelEvent) => ('token' in event ? event.token : undefined);

/** A whole walk is told at once: where to, and what changed hands on the way. */
const walk: TellingManner = {
  continues: ({ events }, _, next) =>
    tokenOf(events[0]!) === tokenOf(next) && !events.some(isAftermath),
  words: walkWords,
};

type Handling = DuelEventOf<'took' | 'dropped' | 'swapped'>;

const isHandling = (event: DuelEvent): event is Handling =>
  event.kind === 'took' || event.kind === 'dropped' || event.kind === 'swapped';

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

const handledWords = (t: DuelTelling, event: Handling): string =>
  t.texts.told.handled(who(t, event.token), handOf(t, event));

function walkWords(t: DuelTelling, events: readonly DuelEvent[]): string[] {
  const { told } = t.texts;
  const [left] = of(events, 'left');
  const after = aftermathWords(t, events);
  if (left) {
    return [[leftWords(t, left), ...after].join(' ')];
  }
  const hands = events.filter(isHandling);
  const steps = of(events, 'stepped');
  const last = steps.at(-1);
  if (last === undefined) return hands.map(event => handledWords(t, event));
  const moves = Math.max(1, of(events, 'stopped').length);
  const words = told.walked(who(t, last.token), square(t, last.cell), moves, [
    ...settled(t, hands),
    ...steps.flatMap(step => foundAt(t, step, events)),
  ]);
  return [[words, ...after].join(' ')];
}

/** What somebody carries because they have stopped where it lay. */
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

/** Out of the maze, with all that is carried along. */
function leftWords(t: DuelTelling, { token, load, second }: DuelEventOf<'left'>): string {
  const loads = [load, second].flatMap(each => (each ? [who(t, each)] : []));
  return t.texts.told.left(who(t, token), loads);
}

/** A step takes its time, a long way is walked faster. */
const stepTime = (steps: number): number => Math.min(130, 900 / steps);

export const movesTold: EventAccounts<
  'stepped' | 'took' | 'dropped' | 'swapped' | 'stopped' | 'left'
> = {
  stepped: {
    sentence: (t, { token, cell }) => t.texts.told.walked(who(t, token), square(t, cell), 1, []),
    squares: ({ from, cell }) => [from, cell],
    moves: ({ token, load, second, from, cell }) => along(token, [load, second], from, cell),
    arrives: true,
    manner: walk,
    afterwards: (stage, { token, from, cell }) =>
      slide(stage, token, from as CellId, cell as CellId, stepTime(stage.steps), 2),
  },
  took: { sentence: handledWords, manner: walk },
  dropped: { sentence: handledWords, manner: walk },
  swapped: { sentence: handledWords, manner: walk },
  stopped: {
    sentence: (t, { token, cell }) => t.texts.told.stopped(who(t, token), square(t, cell)),
    manner: walk,
  },
  left: {
    sentence: leftWords,
    moves: ({ token, load, second, cell }) => along(token, [load, second], cell, null),
    before: (stage, { token }) => vanish(stage, token, 'scale(1.5)'),
  },
};
