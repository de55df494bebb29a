import type { MatchCard } from '@oubliette/host';
import type { Seat } from '@oubliette/kernel';
import { mySeats } from '../../online/my-seats.ts';

/** What can be gone on with, and how many matches there are. */
export interface KeptCount {
  readonly matches: number;
  /** The one that was played last and is not over. */
  readonly latest: MatchCard | null;
}

/** A match with friends elsewhere that goes on. */
export interface FriendsMatch {
  readonly match: string;
  readonly seat: Seat | null;
  readonly title: string;
  readonly words: string;
  /** When something happened last, in milliseconds since 1970. */
  readonly touched: number;
  readonly waitsForMe: boolean;
}

/** Fetched when the page is already there. */
export async function whatIsKept(): Promise<KeptCount> {
  const matches = await keptMatches().catch(() => []);
  const going = matches.filter(({ winners }) => winners === null);
  const [latest = null] = going.toSorted((one, two) => two.updated - one.updated);
  return { matches: matches.length + mySeats().length, latest };
}

async function keptMatches(): Promise<readonly MatchCard[]> {
  const { ask } = await import('../../keeper/ask.ts');
  return ask('list');
}

/** The match with friends to go on with; whoever never had one asks no server. */
export async function friendsMatch(): Promise<FriendsMatch | null> {
  if (mySeats().length === 0) return null;
  const { running } = await import('../../online/running.ts');
  return running();
}
