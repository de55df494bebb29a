import type { Random, Shape } from '@oubliette/kernel';
import type { Reason, Seen } from '../bot.ts';
import type { Terms } from '../knowledge/knowledge.ts';
import { settle } from '../search/judge.ts';
import type { Mind } from '../search/mind.ts';
import { imagined } from '../search/worlds.ts';

/** Worlds that are looked at: enough to see through one die. */
const WORLDS = 12;
/** Reasons that are told, and the part of the whole change that each must have. */
const MOST = 3;
const WORTH_TELLING = 0.1;

/** What a play changes, by name, as the seat judges it: the biggest changes first. */
export function reasonsFor<G extends Shape>(
  mind: Mind<G>,
  seen: Seen<G>,
  play: readonly G['Action'][],
  random: Random,
): Reason[] {
  const { world, knowledge } = mind;
  const next = imagined(mind, seen, random);
  const changes = new Map<string, number>();
  for (let n = 0; n < WORLDS; n++) {
    const guessed = next(n);
    const before = knowledge.terms(world, guessed, seen.seat);
    for (const action of play) world.apply(guessed, seen.seat, action, random);
    settle(mind, guessed, random);
    add(changes, before, knowledge.terms(world, guessed, seen.seat));
  }
  const all = [...changes].map(([name, change]) => ({ name, change: change / WORLDS }));
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

/**
 * Where others answer at the same time, unseen: how often this answer is the right one. Where nobody
 * else answers after all it is simply the best.
 */
export function mixReason(game: string, share: number | null): Reason {
  if (share === null) return { key: `${game}.best.better`, params: {} };
  return { key: `${game}.mix.better`, params: { percent: Math.round(100 * share) } };
}

function add(changes: Map<string, number>, before: Terms, after: Terms): void {
  for (const [name, value] of Object.entries(after)) {
    changes.set(name, (changes.get(name) ?? 0) + value - (before[name] ?? 0));
  }
}
