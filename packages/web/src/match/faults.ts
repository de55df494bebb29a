import { type Fault, fault } from '@oubliette/kernel';

export function unknownMatch(key: string): Fault {
  return fault('match.unknown-key', '', `No match “${key}” is kept in this browser.`);
}

export function unreadableMatch(key: string, error: unknown): Fault {
  const why = error instanceof Error ? error.message : String(error);
  return fault('match.unreadable', '', `The match “${key}” cannot be read just now: ${why}.`);
}

export function unfinishedMatch(): Fault {
  const text =
    'A match with hidden hands can be gone on with from an earlier moment when it is over.';
  return fault('match.unfinished', '', text);
}
