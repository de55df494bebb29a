import { fastRandom, type Random, type Shape } from '@oubliette/kernel';
import type { ChoiceReason, SeenBySeat } from '../bot.ts';
import type { ChanceTerms } from '../knowledge/knowledge.ts';
import { settle } from '../search/judge.ts';
import type { SearchMind } from '../search/mind.ts';
import { imagined } from '../search/worlds.ts';
import type { Guessed } from '../world.ts';

/** Worlds that are looked at: enough to see through one die. */
const WORLDS = 12;
/** Reasons that are told, and the part of the whole change that each must have. */
const MOST = 3;
const WORTH_TELLING = 0.1;
/** What hangs on luck is told if it comes true this often at least. */
const LIKELY = 1 / 3;
const LUCK = 1 << 30;

/** Other plays that the chosen one is compared with. */
const OTHERS = 4;

/**
 * What speaks for a play, by name, as the seat judges it, the biggest first: what it changes, as far as
 * another play would not have changed it too. Nothing is told that is not true of the position after the
 * play: `share` says in how many of the imagined worlds it is.
 */
export function reasonsFor<G extends Shape>(
  mind: SearchMind<G>,
  seen: SeenBySeat<G>,
  play: readonly G['Action'][],
  random: Random,
): ChoiceReason[] {
  const { world, knowledge } = mind;
  const { seat } = seen;
  const next = imagined(mind, seen, random);
  const [sinceThen, ratherThan] = [new Map<string, number>(), new Map<string, number>()];
  const [better, worse] = [new Map<string, number>(), new Map<string, number>()];
  for (let n = 0; n < WORLDS; n++) {
    const guessed = next(n);
    const luck = random.below('luck', LUCK);
    const after = (actions: readonly G['Action'][]) =>
      worldAfter(mind, guessed, seat, actions, fastRandom(luck));
    const chosen = after(play);
    const before = knowledge.terms(world, guessed, seat);
    const terms = knowledge.terms(world, chosen, seat);
    const seenChanges = knowledge.plainly?.(world, guessed, chosen, seat) ?? {};
    const changes = { ...changed(before, terms), ...seenChanges };
    for (const [name, change] of Object.entries(changes)) {
      if (change !== 0) count(change > 0 ? better : worse, name);
    }
    add(sinceThen, changed(before, terms), 1);
    const others = othersThan(mind, guessed, seat, play, random);
    for (const other of others) {
      const instead = knowledge.terms(world, after(other), seat);
      add(ratherThan, changed(instead, terms), 1 / others.length);
    }
  }
  /** In how many worlds a change for the better or the worse can be seen; none where as many show the opposite. */
  function shareOf(name: string, change: number): number {
    const [same, opposite] = change > 0 ? [better, worse] : [worse, better];
    const [yes, no] = [same.get(name) ?? 0, opposite.get(name) ?? 0];
    return yes > no ? yes / WORLDS : 0;
  }
  const all = [...sinceThen].map(([name, change]) => {
    const told = lesser(change, ratherThan.get(name) ?? 0);
    return { name, change: told / WORLDS };
  });
  const sum = all.reduce((whole, { change }) => whole + Math.abs(change), 0);
  const judged = all
    .filter(({ change }) => Math.abs(change) > WORTH_TELLING * sum)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .filter(({ name, change }) => shareOf(name, change) >= LIKELY)
    .slice(0, MOST);
  const warned = (knowledge.warnings ?? [])
    .filter(name => shareOf(name, -1) === 1)
    .map(name => ({ name, change: -1 }));
  return [...warned, ...judged].map(({ name, change }) => ({
    name,
    isBetter: change > 0,
    share: shareOf(name, change),
  }));
}

/** What two changes have in common. */
function lesser(one: number, other: number): number {
  if (one * other <= 0) return 0;
  return Math.abs(one) < Math.abs(other) ? one : other;
}

/** Some plays that begin with something else, by chance. */
function othersThan<G extends Shape>(
  { world, knowledge }: SearchMind<G>,
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

/** A world in which a play has come to rest. */
function worldAfter<G extends Shape>(
  mind: SearchMind<G>,
  guessed: Guessed<G>,
  seat: G['Seat'],
  actions: readonly G['Action'][],
  random: Random,
): Guessed<G> {
  const { world } = mind;
  const after = world.clone(guessed);
  for (const action of actions) world.apply(after, seat, action, random);
  settle(mind, after, random);
  return after;
}

/**
 * Where others answer at the same time, unseen: how often this answer is the right one. Where nobody
 * else answers after all it is simply the best.
 */
export const mixReason = (share: number | null): ChoiceReason =>
  share === null
    ? { name: 'best', isBetter: true }
    : { name: 'mix', isBetter: true, percent: Math.round(100 * share) };

/** A turn is ended with something left to do, and something is left as it is, only where nothing else is better. */
export const END_REASON: ChoiceReason = { name: 'end', isBetter: true };

/** What promises as much as any other by chance is no reason. */
const PLAINLY_MORE = 1.2;

/** Where nothing was thought about: whether it promises more than all do on average. */
export function promiseReasons(
  all: readonly { readonly meant: number }[],
  { meant }: { readonly meant: number },
): ChoiceReason[] {
  const mean = all.reduce((sum, other) => sum + other.meant, 0) / all.length;
  return meant < PLAINLY_MORE * mean ? [] : [{ name: 'promise', isBetter: true }];
}

function changed(before: ChanceTerms, after: ChanceTerms): ChanceTerms {
  const changes = Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]);
  return Object.fromEntries(changes);
}

function add(changes: Map<string, number>, more: ChanceTerms, weight: number): void {
  for (const [name, value] of Object.entries(more)) {
    changes.set(name, (changes.get(name) ?? 0) + weight * value);
  }
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
