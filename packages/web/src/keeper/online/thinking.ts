// Thinking about a match that lies on a server: from what a seat knows, and from the whole file at the end.
import {
  type BotSeats,
  createMatchHost,
  games,
  type Hint,
  type HostInternals,
  layered,
  memoryStore,
} from '@oubliette/host';
import { hintFrom as hintOf, type KnownMatch } from '@oubliette/host/machine';
import { failAll, type Seat } from '@oubliette/kernel';
import { freshKey, freshSeed } from '../fresh.ts';
import { crew, machineSeats } from '../hired.ts';

export const hintFrom = (known: KnownMatch): Promise<Hint> => hintOf(known, crew());

/** A finished match, to be judged here. */
export interface Afterwards {
  lookBack(seat: Seat, from: number): ReturnType<BotSeats['lookBack']>;
  hintThen(at: number, until: number): ReturnType<BotSeats['hintThen']>;
}

/** Opens the file of a finished match for itself: no list of this browser has it. */
export async function openedAfterwards(file: string): Promise<Afterwards> {
  let inside!: HostInternals;
  const environment = { now: Date.now, freshKey, freshSeed };
  const host = createMatchHost(layered(memoryStore()), games, environment, lent => {
    inside = lent;
  });
  const bots = machineSeats(inside, deed => deed());
  const opened = await host.read(file, { players: {}, openTable: false });
  if (!opened.ok) {
    const refused = async () => failAll(opened.faults);
    return { lookBack: refused, hintThen: refused };
  }
  const key = opened.value;
  return {
    lookBack: (seat, from) => bots.lookBack(key, seat, from),
    hintThen: (at, until) => bots.hintThen(key, at, until),
  };
}
