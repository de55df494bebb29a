import { playerName } from '../match/names.ts';
import type { KeptMatch } from '../match/store.ts';
import { text } from './messages.ts';

/** “Ann – Ben”. */
export function matchName({ players, seats }: KeptMatch): string {
  const [first = '', second = ''] = seats.map(seat => playerName(players, seat));
  return text().against(first, second);
}

/** “turn 11 · 3 : 2 · to 5 VP”, or how it ended. */
export function standing({ score, winners, players }: KeptMatch): string {
  const points = score.points.join(' : ');
  const [winner] = winners ?? [];
  if (winner !== undefined) return text().won(playerName(players, winner), points);
  if (winners !== null) return text().drawn(points);
  return score.turn === 0 ? text().inSetUp : text().standing(score.turn, points, score.target);
}
