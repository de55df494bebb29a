import type { MatchCard } from '@oubliette/host';

/** The match that was played last and is not over; fetched when the page is already there. */
export async function latestMatch(): Promise<MatchCard | null> {
  const matches = await keptMatches().catch(() => []);
  const going = matches.filter(({ winners }) => winners === null);
  return going.toSorted((one, two) => two.updated - one.updated)[0] ?? null;
}

async function keptMatches(): Promise<readonly MatchCard[]> {
  const { ask } = await import('../../keeper/ask.ts');
  return ask('list');
}
