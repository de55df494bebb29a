import type { Random, Shape } from '@oubliette/kernel';
import type { Guessed } from '../../world.ts';
import type { SearchMind } from '../mind.ts';
import { beginning, type Preference, playsTo, type TurnInThought, type TurnPoint } from './spot.ts';

export function turnOf<G extends Shape>(
  seats: readonly G['Seat'][],
  seat: G['Seat'],
  worlds: readonly Guessed<G>[],
  wish: Preference = chances => chances[seats.indexOf(seat)]!,
): TurnInThought<G> {
  return { seat, worlds, root: beginning(), wish };
}

/** How every game that is planned turn by turn writes the end of one. */
export const END = 'end';

/** Whose turn can be planned from here, if anybody's: they alone are asked, and are in the middle of nothing. */
export function planner<G extends Shape>(
  { world, knowledge }: SearchMind<G>,
  guessed: Guessed<G>,
): G['Seat'] | null {
  if (knowledge.isTurn?.(guessed) !== true) return null;
  const [seat, ...others] = world.decision(guessed)?.seats ?? [];
  return seat === undefined || others.length > 0 ? null : seat;
}

/** One of the worlds of a turn as it is at a spot; what chance decides is drawn. */
export function worldAt<G extends Shape>(
  { world }: SearchMind<G>,
  { seat, worlds }: TurnInThought<G>,
  spot: TurnPoint<G>,
  index: number,
  random: Random,
): Guessed<G> {
  const guessed = world.clone(worlds[index % worlds.length]!);
  for (const { actions } of playsTo(spot)) {
    for (const action of actions) world.apply(guessed, seat, action, random);
  }
  return guessed;
}
