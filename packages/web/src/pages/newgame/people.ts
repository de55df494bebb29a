/** The machine as an opponent: which side it plays, and how well. */
export interface Opponent<Seat extends string = string> {
  readonly seat: Seat;
  readonly level: string;
  readonly friendly: boolean;
}

/** Who plays, whether they trust each other, or whether one plays against the machine. */
export interface People<Seat extends string> {
  readonly players: Readonly<Record<Seat, string>>;
  readonly openTable: boolean;
  readonly opponent: Opponent<Seat> | null;
}

/** Who comes for the first time is alone: the machine plays the second side, and kindly. */
export const atFirst = <Seat extends string>([, seat]: readonly Seat[]): Opponent<Seat> | null =>
  seat === undefined ? null : { seat, level: 'squire', friendly: true };

/** The people at this screen are the same next time; the match they play may be another one. */
export function recallPeople<Seat extends string>(
  stored: string,
  seats: readonly Seat[],
): People<Seat> {
  const kept = read(stored);
  const name = (value: unknown) => (typeof value === 'string' ? value : '');
  const players = Object.fromEntries(seats.map(seat => [seat, name(kept[seat])]));
  return {
    players: players as Record<Seat, string>,
    openTable: kept.openTable === true,
    opponent: opponentIn(kept.opponent, seats),
  };
}

function opponentIn<Seat extends string>(
  kept: unknown,
  seats: readonly Seat[],
): Opponent<Seat> | null {
  if (kept === undefined) return atFirst(seats);
  const { seat, level, friendly } = (kept ?? {}) as Partial<Opponent<Seat>>;
  if (!seat || !seats.includes(seat) || !level) return null;
  return { seat, level: `${level}`, friendly: friendly !== false };
}

/** Seats of a table of more than two that the machine takes, all as well as each other. */
export interface MachineSeats<Seat extends string = string> {
  readonly seats: readonly Seat[];
  readonly level: string;
  readonly friendly: boolean;
}

export const machinesOf = ({ seats, level, friendly }: MachineSeats) => ({
  levels: Object.fromEntries(seats.map(seat => [seat, level])),
  friendly,
});

/** What the machine is told of it; nothing where people play. */
export const machineOf = (opponent: Opponent | null) =>
  opponent
    ? { levels: { [opponent.seat]: opponent.level }, friendly: opponent.friendly }
    : undefined;

/** Says of each wish whether what was kept can be one; a wish that is not named is never kept. */
export type Wished<Wishes> = { readonly [Wish in keyof Wishes]?: (kept: unknown) => boolean };

/** What was wished last time; whatever does not read any more is as at first. */
export function recallWishes<Wishes extends object>(
  stored: string,
  wished: Wished<Wishes>,
): Partial<Wishes> {
  const { wishes } = read(stored);
  if (typeof wishes !== 'object' || wishes === null) return {};
  const kept = Object.entries(wishes).filter(([name, value]) =>
    wished[name as keyof Wishes]?.(value),
  );
  return Object.fromEntries(kept) as Partial<Wishes>;
}

/** Only what can be wished for again next time. */
export const wishesToKeep = <Wishes extends object>(
  wishes: Wishes,
  wished: Wished<Wishes>,
): object => Object.fromEntries(Object.entries(wishes).filter(([name]) => name in wished));

/** What a wish may be: one of a list, or yes and no. */
export const oneOf =
  (...choices: readonly unknown[]) =>
  (kept: unknown): boolean =>
    choices.includes(kept);
export const isYesOrNo = oneOf(true, false);

type Remembered = Omit<People<string>, 'opponent'> & Partial<People<string>>;

export function rememberPeople(stored: string, people: Remembered, wishes: object = {}): void {
  const { players, openTable, opponent = null } = people;
  try {
    localStorage.setItem(stored, JSON.stringify({ ...players, openTable, opponent, wishes }));
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
