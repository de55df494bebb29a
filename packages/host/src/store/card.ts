import type { MatchCard } from './match-store.ts';

/** Whether a card has what opening a match needs of it; lists look closer. */
export function isSound(card: MatchCard): boolean {
  const { head, begun, players } = card as { head?: unknown; begun?: unknown; players?: unknown };
  const isRecord = typeof players === 'object' && players !== null;
  return Number.isInteger(head) && typeof begun === 'number' && isRecord;
}
