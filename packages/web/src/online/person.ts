import { freshSecret } from './secret.ts';

const STORED = 'oubliette.person';

let mine: string | null = null;

/** The secret by which this device is known again at open tables: only so can anybody be blocked there. */
export function myPerson(): string {
  try {
    mine ??= localStorage.getItem(STORED);
    if (mine !== null) return mine;
    mine = freshSecret();
    localStorage.setItem(STORED, mine);
  } catch {
    // Where the browser keeps nothing it lasts until the tab is closed.
    mine ??= freshSecret();
  }
  return mine;
}
