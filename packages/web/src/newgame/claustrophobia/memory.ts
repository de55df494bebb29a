import { PLAIN, type Wishes } from './wishes.ts';

const STORED = 'oubliette.claustrophobia';

/** The people at this screen are the same next time; the scenario they play may be another one. */
export function recall(): Wishes {
  const kept = read();
  const name = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    ...PLAIN,
    players: { human: name(kept.human), demon: name(kept.demon) },
    openTable: kept.openTable === true,
  };
}

export function remember({ players, openTable }: Wishes): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...players, openTable }));
  } catch {
    // The browser forbids it: the names are typed again next time.
  }
}

function read(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
