import { createSignal } from 'solid-js';
import { DRAWERS } from './drawer-names.ts';

/** What somebody who is guided through a first match has shown to know, and which match that is, by game. */
interface Guided {
  /** How often each topic was done, by its name: `duel/move`. */
  readonly shown: Readonly<Record<string, number>>;
  /** The match that is guided, by game. */
  readonly matches: Readonly<Record<string, string>>;
}

const NOTHING: Guided = { shown: {}, matches: {} };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readStored(): Guided {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DRAWERS.guide) ?? '{}');
    if (!isRecord(kept)) return NOTHING;
    const { shown, matches } = kept;
    return {
      shown: entriesOf(shown, (value): value is number => Number.isSafeInteger(value)),
      matches: entriesOf(matches, (value): value is string => typeof value === 'string'),
    };
  } catch {
    // The browser forbids it, or somebody wrote something else there.
    return NOTHING;
  }
}

function entriesOf<Value>(
  kept: unknown,
  isValue: (value: unknown) => value is Value,
): Readonly<Record<string, Value>> {
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, Value] => isValue(entry[1])),
  );
}

const [guided, setGuided] = createSignal(readStored());

function keep(next: Guided): void {
  setGuided(next);
  try {
    localStorage.setItem(DRAWERS.guide, JSON.stringify(next));
  } catch {
    // The browser forbids it: the guide forgets when the tab is closed.
  }
}

export const timesShown = (game: string, topic: string): number =>
  guided().shown[`${game}/${topic}`] ?? 0;

/** Adds what was done just now. */
export function markShown(game: string, times: Readonly<Record<string, number>>): void {
  const shown = { ...guided().shown };
  for (const [topic, more] of Object.entries(times)) {
    shown[`${game}/${topic}`] = timesShown(game, topic) + more;
  }
  keep({ ...guided(), shown });
}

/** The match of a game that is guided; nothing where there is none. */
export const guidedMatch = (game: string): string | null => guided().matches[game] ?? null;

/** From now on this match is guided, and no other of its game; or none is. */
export function guideMatch(game: string, match: string | null): void {
  const { [game]: _, ...others } = guided().matches;
  keep({ ...guided(), matches: match === null ? others : { ...others, [game]: match } });
}
