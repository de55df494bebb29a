import type { MatchCard } from '@oubliette/host';
import { scenarioTitle } from '../../claustrophobia/words/titles.ts';
import { text } from '../../kept/messages.ts';
import { playerName } from '../../match/names.ts';
import { namesWith } from '../../opponent/names.ts';

/** “The Survivors · round 5 · …”, or how it ended. */
export function standing({ score, winners, players, machine }: MatchCard): string {
  const { scenario = 0, turn, points } = score;
  const [humans = 0, threat = 0] = points;
  const [winner] = winners ?? [];
  const title = scenarioTitle(scenario);
  if (winner !== undefined)
    return text().won(playerName(namesWith(players, machine), winner), title);
  if (winners !== null) return text().drawn(title);
  return turn === 0 ? `${title} · ${text().inSetUp}` : text().inCave(title, turn, humans, threat);
}
