import { COMBAT_CARDS, type Solo, type SoloAction } from '@oubliette/dungeon-twister';
import { fastRandom, type Random } from '@oubliette/kernel';
import { type ImaginedWorld, sharesOf } from '../../world.ts';
import { combatOf } from '../duel/tables.ts';
import type { Mixed } from '../knowledge.ts';
import type { ImaginedSolo } from './worth.ts';

const NP = 0;
const ALL_CARDS = COMBAT_CARDS.reduce((sum, copies) => sum + copies, 0);

/** Cards in the NP's deck; when there are none it is made anew. */
function deckOf(state: ImaginedSolo): number {
  let count = 0;
  for (const value of COMBAT_CARDS.keys()) count += combatOf(state, NP, value);
  return count === 0 ? ALL_CARDS : count;
}

/** The NP's card is the one at this place of its deck; other chance is any. */
function drawing(place: number): Random {
  const random = fastRandom(place);
  return {
    below: (purpose, count) =>
      purpose === 'np-card' ? place % count : random.below(purpose, count),
  };
}

/**
 * The Player's card in a combat: the NP draws any card of its deck (DS-FIGHT-01), so each of theirs is
 * tried against all of them, and the best on average is their choice.
 */
export function bestCard(
  world: ImaginedWorld<Solo>,
  state: ImaginedSolo,
  chanceIn: (state: ImaginedSolo) => number,
): Mixed<Solo> | null {
  const choices = world.legal(state, 'yellow').filter(({ do: verb }) => verb === 'choose');
  if (choices.length === 0) return null;
  const deck = deckOf(state);
  const tried = choices.map(action => {
    let sum = 0;
    for (let place = 0; place < deck; place++) sum += after(world, state, action, place, chanceIn);
    return { action, chance: sum / deck };
  });
  const best = tried.reduce((one, other) => (other.chance > one.chance ? other : one));
  return { mixes: [[{ action: best.action, share: 1 }]], chances: [best.chance] };
}

function after(
  world: ImaginedWorld<Solo>,
  state: ImaginedSolo,
  action: SoloAction,
  place: number,
  chanceIn: (state: ImaginedSolo) => number,
): number {
  const next = world.clone(state);
  world.apply(next, 'yellow', action, drawing(place));
  const outcome = world.outcome(next);
  return outcome === null ? chanceIn(next) : sharesOf(outcome, world.seats)[0]!;
}
