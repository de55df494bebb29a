import { type Duel, type DuelAction, duel } from '@oubliette/dungeon-twister';
import type { Game, Shape } from '@oubliette/kernel';
import { playMatch } from '../arena/referee.ts';
import type { Bot } from '../bot.ts';
import { duelKnowledge } from '../knowledge/duel/duel.ts';
import { PIECES, pieceIn } from '../knowledge/duel/forces.ts';
import { greedyPlayer } from '../players/greedy.ts';
import { randomPlayer } from '../players/random.ts';
import { mindOf } from '../search/mind.ts';
import { sharesOf, worldOf } from '../world.ts';
import { learned, type Sample } from './fit.ts';
import type { Tuned } from './tune.ts';

export interface ForcesPlan {
  readonly matches: number;
  readonly seed: string;
  readonly pull: number;
}

/** Each side chooses rooms and team by itself. */
const FREE = { forces: 'free', quick: true };
const CHOICES: readonly DuelAction['do'][] = ['pair', 'enlist'];

/** Chooses its forces by chance, and plays greedily with them. */
function withAnyForces(seats: readonly Duel['Seat'][]): Bot<Duel> {
  const world = worldOf(duel, seats);
  const [chance, greedy] = [randomPlayer(world), greedyPlayer(mindOf(world, duelKnowledge), false)];
  return {
    name: 'any forces',
    choose(seen, budget, random) {
      const isChoosing = CHOICES.includes(seen.legal[0]!.do);
      return (isChoosing ? chance : greedy).choose(seen, budget, random);
    },
  };
}

/** A match of teams that chance has put together: which pieces the first side had more of, and what it won. */
export function forcesIn({ seed }: ForcesPlan, match: number): Sample {
  const options = duel.parseOptions(FREE);
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const seats = duel.seats(options.value);
  const player = { bot: withAnyForces(seats) as unknown as Bot<Shape>, budget: {} };
  const contenders = Object.fromEntries(seats.map(seat => [seat, player]));
  const ahead = PIECES.map(() => 0);
  const played = playMatch(
    duel as unknown as Game<Shape>,
    options.value,
    contenders,
    `${seed} ${match}`,
    ({ seat }, { action }) => {
      const chosen = action as DuelAction;
      if (chosen.do === 'enlist') {
        ahead[PIECES.indexOf(pieceIn(chosen.token))]! += seat === seats[0] ? 1 : -1;
      }
    },
  );
  return { ahead, share: sharesOf(played, seats)[0]!, match, weight: 1 };
}

/** What each piece is worth to its team. */
export function tuneForces(
  before: Pick<Tuned, 'weights'>,
  plan: ForcesPlan,
  samples: readonly Sample[],
): Omit<Tuned, 'sorts'> {
  const { weights, surprises } = learned(PIECES, before.weights, samples, plan.pull);
  const by = 'npm run tune -w packages/bots -- forces';
  return { origin: { by, ...plan, ...surprises }, weights };
}
