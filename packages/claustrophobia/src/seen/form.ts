/** How one number of the state stands in a view, and how it is read from there. */
import { NOWHERE, nameOfSpot, spotAt } from '../board/board.ts';
import { cellNamed } from '../board/cells.ts';
import { SIDES, type TileSide } from '../board/openings.ts';
import { type CaveSeat, DEMON, HUMAN, type Role, SEATS } from '../seats.ts';
import type { State } from '../state.ts';
import { WARRIOR_NAMES, warriorNamed } from '../warriors/roster.ts';

export interface ViewForm<Kept, Seen> {
  show(kept: Kept, state: State): Seen;
  /** The tiles of the board lie in `state` already. */
  read(seen: Seen, state: State): Kept;
}

export type SeenAs<F> = F extends { show(...kept: never[]): infer Seen } ? Seen : never;

export const yesOrNo: ViewForm<number, boolean> = {
  show: kept => kept !== 0,
  read: seen => (seen ? 1 : 0),
};

/** A number below 0 is none. */
export const numberOrNone: ViewForm<number, number | null> = {
  show: kept => (kept < 0 ? null : kept),
  read: seen => seen ?? -1,
};

export const oneOf = <Name extends string>(
  names: readonly Name[],
  from = 0,
): ViewForm<number, Name> => ({
  show: kept => names[kept - from] ?? names.at(-1)!,
  read: seen => names.indexOf(seen) + from,
});

export const orNone = <Name extends string>({
  show,
  read,
}: ViewForm<number, Name>): ViewForm<number, Name | null> => ({
  show: (kept, state) => (kept < 0 ? null : show(kept, state)),
  read: (seen, state) => (seen === null ? -1 : read(seen, state)),
});

/** Bit by bit, the first name at `from`. */
export const someOf = <Name extends string>(
  names: readonly Name[],
  from = 0,
): ViewForm<number, readonly Name[]> => ({
  show: kept => names.filter((_, bit) => (kept & (1 << (bit + from))) !== 0),
  read: seen => seen.reduce((mask, name) => mask | (1 << (names.indexOf(name) + from)), 0),
});

export const seat: ViewForm<number, CaveSeat> = oneOf(SEATS);

export const role: ViewForm<Role, CaveSeat> = {
  show: kept => SEATS[kept]!,
  read: seen => (seen === SEATS[HUMAN] ? HUMAN : DEMON),
};

export const side: ViewForm<number, TileSide> = oneOf(SIDES);

/** A tile of the board is called by the cell in which it lies. */
export const cell: ViewForm<number, string> = {
  show: (kept, state) => nameOfSpot(state, kept),
  read: (seen, state) => spotNamed(state, seen),
};

export function spotNamed(state: State, name: string): number {
  const spot = spotAt(state, cellNamed(name));
  if (spot === NOWHERE) throw new Error(`No tile lies on ${name}.`);
  return spot;
}

/** Nobody is null. */
export const warrior: ViewForm<number, string | null> = {
  show: kept => WARRIOR_NAMES[kept] ?? null,
  read: seen => warriorNamed(seen ?? ''),
};

export const warriors: ViewForm<readonly number[], readonly string[]> = {
  show: kept => kept.map(who => WARRIOR_NAMES[who]!),
  read: seen => seen.map(warriorNamed),
};

/** Numbers that count something stay as they are. */
export const numbers: ViewForm<readonly number[], readonly number[]> = {
  show: kept => kept.slice(),
  read: seen => seen.slice(),
};
