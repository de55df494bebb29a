import { type Match, type Shape, toldTo, type Viewer } from '@oubliette/kernel';
import { retold } from '../frozen/retold.ts';
import type { Chapter } from './snapshot.ts';

/** What a page has of the story of one viewer. */
interface KnownStory {
  /** Entries of the log that it knows of. */
  readonly head: number;
  /** Chapters that it has. */
  readonly moments: number;
}

/** Stories that a page has already, by viewer: it is told only what it lacks. */
export type KnownStories = Readonly<Record<Viewer, KnownStory>>;

/** The moment up to which a page has the story of a viewer as it stands now. */
export function knownUntil(
  { journal, log }: Match<Shape>,
  viewer: Viewer,
  known: KnownStories | undefined,
): number {
  const story = known && Object.hasOwn(known, viewer) ? known[viewer] : undefined;
  if (story === undefined) return 0;
  let until = Math.min(story.moments, log.length);
  for (const entry of journal.slice(story.head)) {
    if ('undo' in entry) until = Math.min(until, entry.undo);
  }
  return until;
}

/** The chapters of a viewer from one moment to another. */
export function chaptersOf(
  { log }: Match<Shape>,
  viewer: Viewer,
  since: number,
  moment: number,
): Chapter<Shape>[] {
  return log.slice(since, moment).map(({ seat, events }, index) => ({
    moment: since + index + 1,
    seat,
    events: toldTo(events, viewer).map(retold),
  }));
}

/** Moments of the actions that the clock carried out. */
export function timeUpsOf({ log }: Match<Shape>, since: number, moment: number): number[] {
  return log
    .slice(since, moment)
    .flatMap(({ by }, index) => (by === 'clock' ? [since + index + 1] : []));
}
