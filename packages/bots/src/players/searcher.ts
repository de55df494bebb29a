import type { Random, Shape } from '@oubliette/kernel';
import type { Bot, BotChoice, ChoiceReason, SeenBySeat } from '../bot.ts';
import type { SearchMind } from '../search/mind.ts';
import { meanOf, type Policy, picked, shareOf } from '../search/pick.ts';
import { search } from '../search/search.ts';
import { standingAfter } from '../search/standing.ts';
import type { SearchTally } from '../search/tally.ts';
import { contentOf, worthOf } from '../search/thinking-time.ts';
import { END } from '../search/turn/turn.ts';
import { END_REASON, mixReason, promiseReasons, reasonsFor } from './reasons.ts';

/** Thinks: plans its turns and searches all else. Reasons take time, and nobody hears them in an arena. */
export function searcher<G extends Shape>(
  name: string,
  mind: SearchMind<G>,
  policy: Policy = { latitude: 0 },
  explains = true,
): Bot<G> {
  return {
    name,
    choose(seen, budget, random) {
      const tally = search(mind, seen, contentOf(policy, worthOf(seen, budget)), random);
      return choiceFrom(mind, seen, tally, policy, random, explains);
    },
  };
}

/** The choice that follows from what a search found, or several searches added up. */
export function choiceFrom<G extends Shape>(
  mind: SearchMind<G>,
  seen: SeenBySeat<G>,
  tally: SearchTally<G>,
  policy: Policy,
  random: Random,
  explains = true,
): BotChoice<G> {
  const { world } = mind;
  const allowed = new Set(seen.legal.map(world.print));
  const arms = tally.arms.filter(({ actions }) => allowed.has(world.print(actions[0]!)));
  if (arms.length === 0) throw new Error(`${world.game}: what was guessed allows nothing that is`);
  const arm = picked({ ...tally, arms }, policy, random);
  return {
    action: arm.actions[0]!,
    play: arm.actions,
    rest: policy.latitude > 0 ? (arm.rest ?? []) : [],
    expectation: explains ? expectationOf(mind, seen, tally, arm) : [],
    reasons: explains ? reasonsOf(mind, seen, { ...tally, arms }, arm, random) : [],
    line: arm.line,
    nodes: tally.nodes,
  };
}

function reasonsOf<G extends Shape>(
  mind: SearchMind<G>,
  seen: SeenBySeat<G>,
  { secret, alone = false, promised = false, planned = false, arms }: SearchTally<G>,
  arm: SearchTally<G>['arms'][number],
  random: Random,
): ChoiceReason[] {
  const { print } = mind.world;
  if (promised) return promiseReasons(arms, arm);
  if (planned && seen.legal.length > 1 && print(arm.actions[0]!) === END) return [END_REASON];
  if (!secret && mind.knowledge.declines?.(arm.actions)) return [END_REASON];
  if (!secret) return reasonsFor(mind, seen, arm.actions, random);
  if (seen.legal.length === 1) return [];
  return [mixReason(alone ? null : shareOf(arms, arm))];
}

/** What the play led to; where others answer at the same time, what all answers led to; nothing without a thought. */
function expectationOf<G extends Shape>(
  mind: SearchMind<G>,
  seen: SeenBySeat<G>,
  { totals, nodes, secret, planned = false, promised = false }: SearchTally<G>,
  arm: SearchTally<G>['arms'][number],
): number[] {
  if (promised) return [];
  if (planned) return afterTurn(mind, seen, arm);
  const { seats } = mind.world;
  const all = totals.map(total => total / nodes);
  if (secret || seats.length !== 2 || arm.visits === 0) return all;
  const own = meanOf(arm);
  return seats.map(other => (other === seen.seat ? own : 1 - own));
}

/** Hints are told with the same luck, one like the other. */
const LUCK = 1;

/**
 * How it will stand after a turn, as far as it is planned: up to where chance or others have a say. What the
 * plan is worth would not do: of one the answer of the others is known, of another it is not, so chances would
 * leap from one move of a turn to the next.
 */
function afterTurn<G extends Shape>(
  mind: SearchMind<G>,
  seen: SeenBySeat<G>,
  { actions, rest = [] }: SearchTally<G>['arms'][number],
): number[] {
  const written = [...actions, ...rest.flat()].map(mind.world.print);
  return standingAfter(mind, seen, written, LUCK);
}
