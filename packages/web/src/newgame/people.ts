/** Who plays, and whether they trust each other. */
export interface People<Seat extends string> {
  readonly players: Readonly<Record<Seat, string>>;
  readonly openTable: boolean;
}

/** The people at this screen are the same next time; the match they play may be another one. */
export function recallPeople<Seat extends string>(
  stored: string,
  seats: readonly Seat[],
): People<Seat> {
  const kept = read(stored);
  const name = (value: unknown) => (typeof value === 'string' ? value : '');
  const players = Object.fromEntries(seats.map(seat => [seat, name(kept[seat])]));
  return { players: players as Record<Seat, string>, openTable: kept.openTable === true };
}

export function rememberPeople(stored: string, { players, openTable }: People<string>): void {
  try {
    localStorage.setItem(stored, JSON.stringify({ ...players, openTable }));
  } catch {
    // The browser forbids it: the names are typed again next time.
  }
}

function read(stored: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(stored) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
