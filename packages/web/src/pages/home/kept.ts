import type { MatchCard } from '@oubliette/host';

/** How many matches are kept. */
export interface KeptCount {
  readonly matches: number;
  /** The one that was played last and is not over. */
  readonly latest: MatchCard | null;
}

/** Fetched when the page is already there. */
export async function whatIsKept(): Promise<KeptCount> {
  const matches = await keptMatches().catch(() => []);
  const going = matches.filter(({ winners }) => winners === null);
  const [latest = null] = going.toSorted((one, two) => two.updated - one.updated);
  return { matches: matches.length, latest };
}

async function keptMatches(): Promise<readonly MatchCard[]> {
  const { ask } = await import('../../keeper/ask.ts');
  return ask('list');
}
