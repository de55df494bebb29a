import type { Random, Shape } from '@oubliette/kernel';
import type { Bot, Seen } from '../bot.ts';
import { judge } from '../search/judge.ts';
import type { Mind } from '../search/mind.ts';
import { wholePlays } from '../search/turn/look.ts';
import { imagined } from '../search/worlds.ts';
import { reasonsFor } from './reasons.ts';

/** Worlds in which each play is tried. */
const WORLDS = 8;

interface Tried<G extends Shape> {
  readonly actions: readonly G['Action'][];
  chances: number[];
}

/** Takes the whole move that looks best at once, and thinks no further. */
export function greedyPlayer<G extends Shape>(mind: Mind<G>, explains = true): Bot<G> {
  const { world } = mind;
  return {
    name: 'greedy',
    choose(seen, _budget, random) {
      const own = world.seats.indexOf(seen.seat);
      const tried = tryAll(mind, seen, random);
      const best = tried.reduce((one, other) =>
        other.chances[own]! > one.chances[own]! ? other : one,
      );
      const { actions } = best;
      return {
        action: actions[0]!,
        play: actions,
        rest: [],
        expectation: best.chances.map(sum => sum / WORLDS),
        reasons: explains ? reasonsFor(mind, seen, actions, random) : [],
        line: [{ seat: seen.seat, actions: actions.map(world.print) }],
        nodes: tried.length * WORLDS,
      };
    },
  };
}

/** Every whole move, in the same worlds. */
function tryAll<G extends Shape>(mind: Mind<G>, seen: Seen<G>, random: Random): Tried<G>[] {
  const { world } = mind;
  const next = imagined(mind, seen, random);
  const worlds = Array.from({ length: WORLDS }, (_, n) => next(n));
  const tried = wholePlays(mind, worlds[0]!, seen.seat, random).map(({ actions }) => ({
    actions,
    chances: world.seats.map(() => 0),
  }));
  for (const guessed of worlds) {
    for (const { actions, chances } of tried) {
      const after = world.clone(guessed);
      for (const action of actions) world.apply(after, seen.seat, action, random);
      const judged = judge(mind, after, random);
      for (let seat = 0; seat < chances.length; seat++) chances[seat]! += judged[seat]!;
    }
  }
  return tried;
}
