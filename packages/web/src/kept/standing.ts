import type { MatchCard } from '@oubliette/host';
import { playerName } from '../match/names.ts';
import { namesWith } from '../opponent/names.ts';
import { standingByPoints } from './by-points.ts';
import { text } from './messages.ts';

interface StandingModule {
  readonly standing: (match: MatchCard) => string;
}

const OWN = import.meta.glob<StandingModule>('../games/*/standing.ts', { eager: true });

/** “Ann – Ben”. */
export function matchName({ game, players, machine, seats }: MatchCard): string {
  if (game === 'solo') return text().alone(players.yellow?.trim() ?? '');
  const names = namesWith(players, machine);
  return seats.map(seat => playerName(names, seat)).join(' – ');
}

/** How a match stands, in the words of its game; else by turns and points. */
export const standing = (match: MatchCard): string =>
  OWN[`../games/${match.game}/standing.ts`]?.standing(match) ?? standingByPoints(match);
