import { scenarioTitle } from '../claustrophobia/words/titles.ts';
import { playerName } from '../match/names.ts';
import type { KeptMatch } from '../match/store.ts';
import { namesWith } from '../opponent/names.ts';
import { text } from './messages.ts';

/** “Ann – Ben”. */
export function matchName({ game, players, machine, seats }: KeptMatch): string {
  if (game === 'solo') return text().alone(players.yellow?.trim() ?? '');
  const names = namesWith(players, machine);
  return seats.map(seat => playerName(names, seat)).join(' – ');
}

/** “turn 11 · 3 : 2 · to 5 VP”, “The Survivors · round 5 · …”, or how it ended. */
export function standing(match: KeptMatch): string {
  return match.score.scenario === undefined ? standingOfDuel(match) : standingInCave(match);
}

function standingInCave({ score, winners, players, machine }: KeptMatch): string {
  const { scenario = 0, turn, points } = score;
  const [humans = 0, threat = 0] = points;
  const [winner] = winners ?? [];
  const title = scenarioTitle(scenario);
  if (winner !== undefined)
    return text().won(playerName(namesWith(players, machine), winner), title);
  if (winners !== null) return text().drawn(title);
  return turn === 0 ? `${title} · ${text().inSetUp}` : text().inCave(title, turn, humans, threat);
}

/** The prison has no seat: whoever plays alone and has fewer points has lost to it. */
const hasLost = ({ game, score: { points } }: KeptMatch): boolean =>
  game === 'solo' && (points[0] ?? 0) < (points[1] ?? 0);

function standingOfDuel(match: KeptMatch): string {
  const { score, winners, players, machine } = match;
  const points = score.points.join(' : ');
  const [winner] = winners ?? [];
  if (winner !== undefined) {
    return text().won(playerName(namesWith(players, machine), winner), points);
  }
  if (winners !== null) return hasLost(match) ? text().lost(points) : text().drawn(points);
  return score.turn === 0 ? text().inSetUp : text().standing(score.turn, points, score.target);
}
