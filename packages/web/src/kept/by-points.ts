import type { MatchCard } from '@oubliette/host';
import { playerName } from '../match/names.ts';
import { namesWith } from '../opponent/names.ts';
import { text } from './messages.ts';

/** “turn 11 · 3 : 2 · to 5 VP”, or how it ended: `none` where no seat has won. */
export function standingByPoints(
  { score, winners, players, machine }: MatchCard,
  goesOn = text().standing,
  none: (points: string) => string = text().drawn,
): string {
  const points = score.points.join(' : ');
  const [winner] = winners ?? [];
  if (winner !== undefined) {
    return text().won(playerName(namesWith(players, machine), winner), points);
  }
  if (winners !== null) return none(points);
  return score.turn === 0 ? text().inSetUp : goesOn(score.turn, points, score.target);
}
