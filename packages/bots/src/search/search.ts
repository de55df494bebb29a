import type { Random, Shape } from '@oubliette/kernel';
import type { Budget, SeenBySeat } from '../bot.ts';
import type { SearchMind } from './mind.ts';
import { promisedTally } from './promised.ts';
import { secretTally } from './secret.ts';
import { simulate } from './simulate.ts';
import { type SearchTally, tallyOf } from './tally.ts';
import { USUAL_NODES } from './thinking-time.ts';
import { type Fork, forkOf, newNode } from './tree.ts';
import { planTurn } from './turn/plan-turn.ts';
import { planner } from './turn/turn.ts';
import { imagined } from './worlds.ts';

/** Simulations between two looks at the clock, and at what has been found. */
const BETWEEN_LOOKS = 8;

/** Whether there is budget left for another simulation. */
function meter({ nodes, milliseconds }: Budget): (done: number) => boolean {
  if (milliseconds === undefined) {
    const most = nodes ?? USUAL_NODES;
    return done => done < most;
  }
  const most = nodes ?? Number.POSITIVE_INFINITY;
  const end = performance.now() + milliseconds;
  return done => done < most && (done % BETWEEN_LOOKS !== 0 || performance.now() < end);
}

/** Whether one play leads so far that it stays the most tried one, whatever the rest brings. */
function isClear<G extends Shape>({ arms }: Fork<G>, left: number): boolean {
  let [most, second] = [0, 0];
  for (const { visits } of arms.values()) {
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  }
  return most - second > left;
}

/** A question in the middle of a turn is worth this part of what a whole turn is, but a little at least. */
const ASIDE = 1 / 4;
const LEAST_ASIDE = 160;

/** What is thought of a question that is no turn, where turns are planned. */
function aside<G extends Shape>({ knowledge }: SearchMind<G>, budget: Budget): Budget {
  if (knowledge.isTurn === undefined) return budget;
  const { nodes, milliseconds, ...rest } = budget;
  const part = (whole: number) => Math.max(Math.round(whole * ASIDE), Math.min(whole, LEAST_ASIDE));
  const time = milliseconds === undefined ? {} : { milliseconds: milliseconds * ASIDE };
  return { ...rest, ...time, ...(nodes !== undefined && { nodes: part(nodes) }) };
}

/**
 * Whole turns are planned, what a match is played with is chosen by promise; all other questions are
 * answered by tree search.
 *
 * Information-set Monte-Carlo tree search: every simulation plays in another world that the seat
 * cannot tell from the real one, and all of them grow one tree. It can be stopped at any time.
 */
export function search<G extends Shape>(
  mind: SearchMind<G>,
  seen: Pick<SeenBySeat<G>, 'view' | 'seat' | 'story'>,
  budget: Budget,
  random: Random,
): SearchTally<G> {
  const { world, knowledge } = mind;
  const next = imagined(mind, seen, random);
  const first = next(0);
  const preparing = knowledge.preparing?.(first) ?? null;
  if (preparing !== null) {
    return promisedTally(mind, seen.seat, first, preparing === 'secretly', random);
  }
  const seat = planner(mind, first);
  if (seat !== null) return planTurn(mind, seat, seen.seat, first, next, budget, random);
  const secret = secretTally(mind, seen.seat, first, next, budget);
  if (secret !== null) return secret;
  const decision = world.decision(first);
  const root = newNode<G>(world.seats.length);
  const tree = { root, observer: seen.seat, squares: 0 };
  const spent = aside(mind, budget);
  const goesOn = meter(spent);
  const each = knowledge.milestone?.nodes ?? 1;
  simulate(mind, tree, first, random);
  const { question = '', seats = [] } = decision ?? {};
  // What is mixed of secret answers changes to the end.
  const looksBack = spent.onlyBest === true && seats.length === 1;
  const lines = (spent.nodes ?? Number.POSITIVE_INFINITY) / each;
  for (let done = 1; decision !== null && goesOn(done * each); done++) {
    simulate(mind, tree, next(done), random);
    if (!looksBack || done % BETWEEN_LOOKS !== 0) continue;
    if (isClear(forkOf(root, question, seen.seat), lines - done)) break;
  }
  return tallyOf(world, root, question, seats, seen.seat);
}
