import { claustrophobia } from '@oubliette/claustrophobia';
import { digest, fastRandom } from '@oubliette/kernel';
import type { ScriptedPlayer } from './players.ts';
import type { CaveSide } from './trying.ts';

/** How a match ended. */
export interface PlayedCave {
  readonly winner: CaveSide | 'draw';
  readonly rounds: number;
}

function numberOf(text: string): number {
  return Number.parseInt(digest(text).slice(0, 8), 16);
}

/** One match; what the players imagine never touches its dice. */
export function playMatch(
  mode: string,
  seed: string,
  players: Readonly<Record<CaveSide, ScriptedPlayer>>,
): PlayedCave {
  const options = claustrophobia.parseOptions(claustrophobia.modes[mode]);
  if (!options.ok) throw new Error(`there is no mode ${mode}`);
  const random = fastRandom(numberOf(seed));
  const imagination = fastRandom(numberOf(`${seed} imagined`));
  const state = claustrophobia.setup(options.value, random);
  for (let asked = claustrophobia.decision(state); asked; asked = claustrophobia.decision(state)) {
    const seat = asked.seats[0]!;
    const view = claustrophobia.view(state, seat);
    const legal = claustrophobia.legal(state, seat);
    const player = players[view.seats.human === seat ? 'human' : 'demon'];
    claustrophobia.apply(state, seat, player({ seat, view, legal }, imagination), random);
  }
  const { facts, seats } = claustrophobia.view(state, 'table');
  const winner = claustrophobia.outcome(state)!.winners[0];
  if (winner === undefined) return { winner: 'draw', rounds: facts.round };
  return { winner: winner === seats.human ? 'human' : 'demon', rounds: facts.round };
}
