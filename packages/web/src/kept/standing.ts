import type { MatchCard } from '@oubliette/host';
import { scenarioTitle } from '../claustrophobia/words/titles.ts';
import { playerName } from '../match/names.ts';
import { namesWith } from '../opponent/names.ts';
import { text } from './messages.ts';

/** “Ann – Ben”. */
export function matchName({ game, players, machine, seats }: MatchCard): string {
  if (game === 'solo') return text().alone(players.yellow?.trim() ?? '');
  const names = namesWith(players, machine);
  return seats.map(seat => playerName(names, seat)).join(' – ');
}

/** “turn 11 · 3 : 2 · to 5 VP”, “The Survivors · round 5 · …”, or how it ended. */
export function standing(match: MatchCard): string {
  return match.score.scenario === undefined ? standingOfDuel(match) : standingInCave(match);
}

function standingInCave({ score, winners, players, machine }: MatchCard): string {
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
const hasLost = ({ game, score: { points } }: MatchCard): boolean =>
  game === 'solo' && (points[0] ?? 0) < (points[1] ?? 0);

function standingOfDuel(match: MatchCard): string {
  const { score, winners, players, machine } = match;
  const points = score.points.join(' : ');
  const [winner] = winners ?? [];
  if (winner !== undefined) {
    return text().won(playerName(namesWith(players, machine), winner), points);
  }
  if (winners !== null) return hasLost(match) ? text().lost(points) : text().drawn(points);
  if (score.turn === 0) return text().inSetUp;
  const say = match.game === 'solo' ? text().inRound : text().standing;
  return say(score.turn, points, score.target);
}
