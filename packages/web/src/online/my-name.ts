const STORED = 'oubliette.name';

/** What this person called themselves the last time. */
export function myName(): string {
  try {
    return localStorage.getItem(STORED) ?? '';
  } catch {
    return '';
  }
}

export function rememberName(name: string): void {
  // Where the browser keeps nothing the name is typed again next time.
  try {
    localStorage.setItem(STORED, name);
  } catch {}
}
