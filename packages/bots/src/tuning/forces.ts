import { type Duel, type DuelAction, duel } from '@oubliette/dungeon-twister';
import type { Game, Shape } from '@oubliette/kernel';
import { playMatch } from '../arena/referee.ts';
import type { Bot } from '../bot.ts';
import { duelKnowledge } from '../knowledge/duel/duel.ts';
import { howChosen, PIECES, pieceIn } from '../knowledge/duel/forces.ts';
import { randomPlayer } from '../players/random.ts';
import { searcher } from '../players/searcher.ts';
import { mindOf } from '../search/mind.ts';
import { sharesOf, worldOf } from '../world.ts';
import { learned, type Sample } from './fit.ts';
import type { Tuned } from './tune.ts';

export interface ForcesPlan {
  readonly matches: number;
  readonly nodes: number;
  readonly seed: string;
  readonly pull: number;
}

/** Chooses its forces by chance, and thinks about all else. */
function withAnyForces(seats: readonly Duel['Seat'][]): Bot<Duel> {
  const world = worldOf(duel, seats);
  const chance = randomPlayer(world);
  const thinker = searcher('thinker', mindOf(world, duelKnowledge), { latitude: 0 }, false);
  return {
    name: 'any forces',
    choose(seen, budget, random) {
      const isChoosing = howChosen(seen.view.asked?.kind) !== null;
      return (isChoosing ? chance : thinker).choose(seen, budget, random);
    },
  };
}

/** A match of teams that chance has put together: which pieces the first side had more of, and what it won. */
export function forcesIn({ nodes, seed }: ForcesPlan, match: number): Sample {
  const options = duel.parseOptions(duel.modes.free);
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const seats = duel.seats(options.value);
  const player = { bot: withAnyForces(seats) as unknown as Bot<Shape>, budget: { nodes } };
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
export function tuneForces(plan: ForcesPlan, samples: readonly Sample[]): Omit<Tuned, 'sorts'> {
  const { weights, surprises } = learned(PIECES, {}, samples, plan.pull);
  const by = 'npm run tune -w packages/bots -- forces';
  return { origin: { by, ...plan, matches: samples.length, ...surprises }, weights };
}
