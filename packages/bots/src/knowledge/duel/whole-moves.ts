import type { Duel, DuelAction } from '@oubliette/dungeon-twister';
import { fastRandom } from '@oubliette/kernel';
import type { ImaginedWorld } from '../../world.ts';
import type { Play } from '../knowledge.ts';
import { perSurroundings } from './nearby.ts';
import { duelPlays, type SortWeights } from './plays.ts';
import type { ImaginedDuel } from './tables.ts';

/** A move uses no chance. */
const NO_CHANCE = fastRandom(0);

const remembered = perSurroundings<readonly Play<Duel>[]>();

/** Everything that a seat can do, each move from its first action to its last. */
export function wholePlays(
  world: ImaginedWorld<Duel>,
  state: ImaginedDuel,
  seat: Duel['Seat'],
  weights: SortWeights,
): Play<Duel>[] {
  return duelPlays(world, state, seat, weights).flatMap(play => {
    const [first] = play.actions;
    return play.opens === true && first?.do === 'move'
      ? movesFrom(world, state, seat, play, first, weights)
      : [play];
  });
}

function movesFrom(
  world: ImaginedWorld<Duel>,
  state: ImaginedDuel,
  seat: Duel['Seat'],
  { key, weight }: Play<Duel>,
  first: DuelAction & { do: 'move' },
  weights: SortWeights,
): readonly Play<Duel>[] {
  return remembered(state, state.names.indexOf(first.token), key, () => {
    const after = world.clone(state);
    world.apply(after, seat, first, NO_CHANCE);
    return duelPlays(world, after, seat, weights).map(rest => ({
      key: `${key} ${rest.key}`,
      actions: [first, ...rest.actions],
      weight,
    }));
  });
}
