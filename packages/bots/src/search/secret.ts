import type { Shape } from '@oubliette/kernel';
import type { Budget } from '../bot.ts';
import type { Guessed } from '../world.ts';
import type { SearchMind } from './mind.ts';
import type { SearchTally } from './tally.ts';
import { ALWAYS_NEW, type NextWorld } from './worlds.ts';

/** Worlds over which a secret choice is averaged, as far as the budget allows. */
const WORLDS = 6;
const NODES_PER_WORLD = 16;

/** A secret choice of which the knowledge can say how it is balanced, in several worlds; else null. */
export function secretTally<G extends Shape>(
  { world, knowledge }: SearchMind<G>,
  seat: G['Seat'],
  first: Guessed<G>,
  next: NextWorld<G>,
  { nodes = Number.POSITIVE_INFINITY }: Budget,
): SearchTally<G> | null {
  const known = knowledge.mixed?.(world, first) ?? null;
  const own = world.seats.indexOf(seat);
  if (known === null || known.mixes[own]!.length === 0) return null;
  const count = Math.max(1, Math.min(WORLDS, Math.floor(nodes / NODES_PER_WORLD)));
  const others = Array.from({ length: count - 1 }, () => knowledge.mixed!(world, next(ALWAYS_NEW)));
  const all = [known, ...others.filter(one => one !== null)];
  const shares = new Map<string, number>();
  for (const { mixes } of all) {
    for (const { action, share } of mixes[own]!) {
      const key = world.print(action);
      shares.set(key, (shares.get(key) ?? 0) + share);
    }
  }
  // Whoever need not fear to be foreseen does what is best.
  const alone = known.mixes.every((mix, at) => at === own || mix.length === 0);
  const most = Math.max(...shares.values());
  const totals = world.seats.map((_, at) => all.reduce((sum, one) => sum + one.chances[at]!, 0));
  const arms = known.mixes[own]!.map(({ action }) => {
    const key = world.print(action);
    const share = alone && shares.get(key)! < most ? 0 : shares.get(key)!;
    const line = [{ seat, actions: [key] }];
    const total = (share * totals[own]!) / all.length;
    return { key, actions: [action], visits: share, total, meant: share, line };
  });
  return { nodes: all.length, totals, secret: true, alone, arms };
}
