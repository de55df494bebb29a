import type { Random, Shape } from '@oubliette/kernel';
import type { Guessed } from '../../world.ts';
import type { Mind } from '../mind.ts';
import { beginning, playsTo, type Spot, type Turn, type Wish } from './spot.ts';

export function turnOf<G extends Shape>(
  seats: readonly G['Seat'][],
  seat: G['Seat'],
  worlds: readonly Guessed<G>[],
  wish: Wish = chances => chances[seats.indexOf(seat)]!,
): Turn<G> {
  return { seat, worlds, root: beginning(), wish };
}

/** How every game that is planned turn by turn writes the end of one. */
export const END = 'end';

/** Whose turn can be planned from here, if anybody's: he alone is asked, and is in the middle of nothing. */
export function planner<G extends Shape>(
  { world, knowledge }: Mind<G>,
  guessed: Guessed<G>,
): G['Seat'] | null {
  if (knowledge.isTurn?.(guessed) !== true) return null;
  const [seat, ...others] = world.decision(guessed)?.seats ?? [];
  return seat === undefined || others.length > 0 ? null : seat;
}

/** One of the worlds of a turn as it is at a spot; what chance decides is drawn. */
export function worldAt<G extends Shape>(
  { world }: Mind<G>,
  { seat, worlds }: Turn<G>,
  spot: Spot<G>,
  index: number,
  random: Random,
): Guessed<G> {
  const guessed = world.clone(worlds[index % worlds.length]!);
  for (const { actions } of playsTo(spot)) {
    for (const action of actions) world.apply(guessed, seat, action, random);
  }
  return guessed;
}
