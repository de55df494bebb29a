import { type CellId, planUnder } from '@oubliette/dungeon-twister';
import { moments, moveTo } from './history.ts';
import { readStep } from './read-step.ts';
import { afterStep, dealt, type LabyrinthHistory, type LabyrinthMoment } from './story.ts';

/** What is kept of a table when the reader leaves the page: how it came about, and the bracket. */
interface Kept {
  readonly story: LabyrinthHistory;
  readonly focus: CellId;
}

const version = 1;
const drawer = 'oubliette.labyrinth';

/** Where the browser refuses to store, the table at least outlives a visit to the rulebook. */
let latest: string | null = null;

export function remember(kept: Kept): void {
  latest = written(kept);
  try {
    sessionStorage.setItem(drawer, latest);
  } catch {
    // A full or forbidden drawer: `latest` must do.
  }
}

export function recall(): Kept | null {
  try {
    return read(sessionStorage.getItem(drawer) ?? latest ?? '');
  } catch {
    return read(latest ?? '');
  }
}

export const written = ({ story, focus }: Kept): string =>
  JSON.stringify({
    version,
    steps: moments(story).map(({ step }) => step),
    at: story.past.length,
    focus,
  });

/** Tells the story again, step by step; null if any of it is broken or from another version. */
export function read(text: string): Kept | null {
  const kept = parsed(text);
  if (kept?.version !== version || !Array.isArray(kept.steps)) return null;
  const all = retold(kept.steps);
  const [first] = all ?? [];
  if (!all || !first) return null;
  const { at, focus } = kept;
  if (typeof at !== 'number' || !all[at]) return null;
  if (!isWithin(focus, planUnder(first.table.labyrinth).cells)) return null;
  const story = moveTo({ past: [], now: first, future: all.slice(1) }, at);
  return { story, focus: focus as CellId };
}

function retold(steps: readonly unknown[]): LabyrinthMoment[] | null {
  const all: LabyrinthMoment[] = [];
  for (const raw of steps) {
    const before = all.at(-1);
    const step = readStep(raw, before?.table ?? null);
    if (step === null) return null;
    if (before) all.push(afterStep(before, step));
    else if (step.kind === 'deal') all.push(dealt(step.deal));
    else return null;
  }
  return all;
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const isWithin = (value: unknown, end: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < end;
