import type { Random, Shape } from '@oubliette/kernel';
import type { Guessed } from '../world.ts';
import { judge } from './judge.ts';
import type { SearchMind } from './mind.ts';
import type { SearchTally } from './tally.ts';
import { wholePlays } from './turn/look.ts';

/** Tries every whole move in each of some worlds and looks at what it leads to, no further. */
export function lookOnce<G extends Shape>(
  mind: SearchMind<G>,
  seat: G['Seat'],
  worlds: readonly Guessed<G>[],
  random: Random,
): SearchTally<G> {
  const { world } = mind;
  const own = world.seats.indexOf(seat);
  const totals = world.seats.map(() => 0);
  const arms = wholePlays(mind, worlds[0]!, seat, random).map(({ key, actions }) => {
    let total = 0;
    for (const guessed of worlds) {
      const after = world.clone(guessed);
      for (const action of actions) world.apply(after, seat, action, random);
      const chances = judge(mind, after, random);
      total += chances[own]!;
      for (let at = 0; at < totals.length; at++) totals[at]! += chances[at]!;
    }
    const line = [{ seat, actions: actions.map(world.print) }];
    return { key, actions, visits: worlds.length, total, meant: 0, line };
  });
  return { nodes: arms.length * worlds.length, totals, secret: false, arms };
}
