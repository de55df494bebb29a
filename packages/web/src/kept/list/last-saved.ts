const NAME = 'oubliette all saved';
const FORTNIGHT = 14 * 24 * 60 * 60 * 1000;
const FEW = 3;

/** When everything was last saved to a file; 0 if never, or if the browser does not say. */
export function lastSaved(): number {
  try {
    const at = Number(localStorage.getItem(NAME));
    return Number.isFinite(at) ? at : 0;
  } catch {
    return 0;
  }
}

export function markSaved(now = Date.now()): number {
  try {
    localStorage.setItem(NAME, String(now));
  } catch {
    // The browser forbids it: the reminder comes again.
  }
  return now;
}

/** A gentle reminder: several matches, played since, and the last file is a fortnight old. */
export function wantsSaving(
  matches: number,
  played: number,
  saved: number,
  now = Date.now(),
): boolean {
  return matches >= FEW && played > saved && now - saved > FORTNIGHT;
}
