import { fastRandom, type Random, type Shape } from '@oubliette/kernel';
import type { Reason, Seen } from '../bot.ts';
import type { Terms } from '../knowledge/knowledge.ts';
import { settle } from '../search/judge.ts';
import type { Mind } from '../search/mind.ts';
import { imagined } from '../search/worlds.ts';
import type { Guessed } from '../world.ts';

/** Worlds that are looked at: enough to see through one die. */
const WORLDS = 12;
/** Reasons that are told, and the part of the whole change that each must have. */
const MOST = 3;
const WORTH_TELLING = 0.1;
const LUCK = 1 << 30;

/** Other plays that the chosen one is compared with. */
const OTHERS = 4;

/**
 * What speaks for a play, by name, as the seat judges it, the biggest first: what it changes, as far as
 * another play would not have changed it too.
 */
export function reasonsFor<G extends Shape>(
  mind: Mind<G>,
  seen: Seen<G>,
  play: readonly G['Action'][],
  random: Random,
): Reason[] {
  const { world, knowledge } = mind;
  const next = imagined(mind, seen, random);
  const [sinceThen, ratherThan] = [new Map<string, number>(), new Map<string, number>()];
  for (let n = 0; n < WORLDS; n++) {
    const guessed = next(n);
    const luck = random.below('luck', LUCK);
    const after = (actions: readonly G['Action'][]) =>
      termsAfter(mind, guessed, seen.seat, actions, fastRandom(luck));
    const chosen = after(play);
    add(sinceThen, knowledge.terms(world, guessed, seen.seat), chosen, 1);
    const others = othersThan(mind, guessed, seen.seat, play, random);
    for (const other of others) add(ratherThan, after(other), chosen, 1 / others.length);
  }
  const all = [...sinceThen].map(([name, change]) => {
    const told = lesser(change, ratherThan.get(name) ?? 0);
    return { name, change: told / WORLDS };
  });
  const sum = all.reduce((whole, { change }) => whole + Math.abs(change), 0);
  return all
    .filter(({ change }) => Math.abs(change) > WORTH_TELLING * sum)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST)
    .map(({ name, change }) => ({
      key: `${world.game}.${name}.${change > 0 ? 'better' : 'worse'}`,
      params: { change: Math.round(change * 100) / 100 },
    }));
}

/** What two changes have in common. */
function lesser(one: number, other: number): number {
  if (one * other <= 0) return 0;
  return Math.abs(one) < Math.abs(other) ? one : other;
}

/** Some plays that begin with something else, by chance. */
function othersThan<G extends Shape>(
  { world, knowledge }: Mind<G>,
  guessed: Guessed<G>,
  seat: G['Seat'],
  [first]: readonly G['Action'][],
  random: Random,
): (readonly G['Action'][])[] {
  const begins = world.print(first!);
  const others = knowledge
    .plays(world, guessed, seat)
    .filter(({ actions }) => world.print(actions[0]!) !== begins)
    .map(({ actions }) => actions);
  while (others.length > OTHERS) others.splice(random.below('other', others.length), 1);
  return others;
}

/** What speaks for a seat when a play has come to rest. */
function termsAfter<G extends Shape>(
  mind: Mind<G>,
  guessed: Guessed<G>,
  seat: G['Seat'],
  actions: readonly G['Action'][],
  random: Random,
): Terms {
  const { world, knowledge } = mind;
  const after = world.clone(guessed);
  for (const action of actions) world.apply(after, seat, action, random);
  settle(mind, after, random);
  return knowledge.terms(world, after, seat);
}

/**
 * Where others answer at the same time, unseen: how often this answer is the right one. Where nobody
 * else answers after all it is simply the best.
 */
export function mixReason(game: string, share: number | null): Reason {
  if (share === null) return { key: `${game}.best.better`, params: {} };
  return { key: `${game}.mix.better`, params: { percent: Math.round(100 * share) } };
}

/** A turn is ended with something left to do only where none of it is better. */
export const endReason = (game: string): Reason => ({ key: `${game}.end.better`, params: {} });

/** What promises as much as any other by chance is no reason. */
const PLAINLY_MORE = 1.2;

/** Where nothing was thought about: whether it promises more than all do on average. */
export function promiseReasons(
  game: string,
  all: readonly { readonly meant: number }[],
  { meant }: { readonly meant: number },
): Reason[] {
  const mean = all.reduce((sum, other) => sum + other.meant, 0) / all.length;
  return meant < PLAINLY_MORE * mean ? [] : [{ key: `${game}.promise.better`, params: {} }];
}

function add(changes: Map<string, number>, before: Terms, after: Terms, weight: number): void {
  for (const [name, value] of Object.entries(after)) {
    changes.set(name, (changes.get(name) ?? 0) + weight * (value - (before[name] ?? 0)));
  }
}
