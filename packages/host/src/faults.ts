import { type Fault, fault } from '@oubliette/kernel';

export function unreadableMatch(key: string, error: unknown): Fault {
  const why = error instanceof Error ? error.message : String(error);
  return fault('match.unreadable', '', `The match “${key}” cannot be read just now: ${why}.`);
}

export function damagedMatch(key: string): Fault {
  return fault('match.damaged', '', `What is kept of the match “${key}” is damaged.`);
}

export function heldElsewhere(): Fault {
  const text = 'Another tab has moves of this match that could not be saved yet.';
  return fault('match.held-elsewhere', '', text);
}

export function unfinishedMatch(): Fault {
  const text =
    'A match with hidden hands can be gone on with from an earlier moment when it is over.';
  return fault('match.unfinished', '', text);
}

/** A match that is not there: thrown away here, or never kept here. */
export function goneMatch(key: string, removed: number | null): Fault {
  if (removed === null)
    return fault('match.unknown-key', '', `No match “${key}” is kept in this browser.`);
  return fault('match.removed', '', `The match “${key}” was deleted here.`, { removed });
}
