import type { MatchCard } from '@oubliette/host';
import { ask } from '../keeper/ask.ts';
import { DRAWERS } from '../storage/drawer-names.ts';

const ENDINGS = ['won', 'lost', 'drawn'] as const;

/** How a match of one person against the machine, or against the prison, ended on this device. */
export interface MatchResult {
  readonly key: string;
  readonly game: string;
  /** The side that the person played. */
  readonly seat: string;
  /** How well the machine played, or the colour of a solo game. */
  readonly level: string;
  readonly ending: (typeof ENDINGS)[number];
  /** Where a game has scenarios: the number. */
  readonly scenario?: number;
}

/** What the card of a match tells; nothing of those that go on, or that people played together. */
export function resultOf(card: MatchCard): MatchResult | null {
  const { key, game, seats, winners, machine, score } = card;
  if (winners === null) return null;
  const people = seats.filter(seat => machine?.levels[seat] === undefined);
  const [seat] = people;
  const level = score.level ?? Object.values(machine?.levels ?? {})[0];
  if (seat === undefined || people.length > 1 || level === undefined) return null;
  return {
    key,
    game,
    seat,
    level,
    ending: endingOf(card, seat),
    ...(score.scenario !== undefined && { scenario: score.scenario }),
  };
}

/** The prison has no seat: whoever plays alone and has fewer points has lost to it. */
function endingOf({ game, winners, score }: MatchCard, seat: string): MatchResult['ending'] {
  if (winners?.includes(seat)) return 'won';
  const [own = 0, theirs = 0] = score.points;
  const isLost = game === 'solo' ? own < theirs : (winners?.length ?? 0) > 0;
  return isLost ? 'lost' : 'drawn';
}

function isResult(value: unknown): value is MatchResult {
  if (typeof value !== 'object' || value === null) return false;
  const { key, game, seat, level, ending, scenario } = value as Partial<Record<string, unknown>>;
  return (
    [key, game, seat, level].every(word => typeof word === 'string') &&
    ENDINGS.some(each => each === ending) &&
    (scenario === undefined || Number.isSafeInteger(scenario))
  );
}

/** Those that were written down; nothing where the browser keeps nothing. */
export function recallResults(): readonly MatchResult[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DRAWERS.results) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isResult) : [];
  } catch {
    return [];
  }
}

/** Results with those of the cards added; a match that ended anew counts as it ended last. */
export function withCards(
  results: readonly MatchResult[],
  cards: readonly MatchCard[],
): readonly MatchResult[] {
  const byKey = new Map(results.map(result => [result.key, result]));
  for (const card of cards) {
    const result = resultOf(card);
    if (result) byKey.set(card.key, result);
    else byKey.delete(card.key);
  }
  return [...byKey.values()];
}

/** Writes down how the kept matches ended: they count although somebody deletes them. All results. */
export async function noteResults(): Promise<readonly MatchResult[]> {
  const results = withCards(recallResults(), await ask('list'));
  try {
    localStorage.setItem(DRAWERS.results, JSON.stringify(results));
  } catch {
    // The browser forbids it: the matches that are kept count all the same.
  }
  return results;
}
