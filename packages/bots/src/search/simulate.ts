import { type Decision, type Random, type Shape, toldTo } from '@oubliette/kernel';
import type { Guessed } from '../world.ts';
import { judge } from './judge.ts';
import type { SearchMind } from './mind.ts';
import { mostPromising } from './puct.ts';
import { regretAll, secretly } from './regret.ts';
import {
  childOf,
  type Fork,
  forkOf,
  offer,
  type SearchArm,
  type SearchNode,
  spreadOf,
  type Tree,
} from './tree.ts';

/** What a seat that was asked has chosen. */
interface Answer<G extends Shape> {
  readonly seat: number;
  readonly fork: Fork<G>;
  readonly arm: SearchArm<G>;
  /** What it could have chosen. */
  readonly list: readonly SearchArm<G>[];
  /** What the observer learned of it. */
  seen: string;
}

/** What was chosen at a node on the way down; several answers were given at the same time. */
interface Step<G extends Shape> {
  readonly node: SearchNode<G>;
  readonly answers: readonly Answer<G>[];
}

/** Steps of a line at most, against games that could go in a circle. */
const DEEPEST = 500;

/**
 * One line of play in one imagined world: down the tree to a node that is new, a judgement, and back
 * up with it. The tree belongs to the observer: what others do unseen is one edge for them.
 */
export function simulate<G extends Shape>(
  mind: SearchMind<G>,
  tree: Tree<G>,
  guessed: Guessed<G>,
  random: Random,
): void {
  const { world } = mind;
  const spread = spreadOf(tree);
  const path: Step<G>[] = [];
  let node = tree.root;
  let opened = true;
  while (path.length < DEEPEST) {
    const decision = world.decision(guessed);
    // A move that has only been opened is no place to stop.
    if (decision === null || (node.visits === 0 && !opened)) break;
    const step = take(mind, node, guessed, decision, tree.observer, spread, random);
    path.push(step);
    node = childOf(node, edgeOf(step.answers));
    opened = step.answers[0]!.arm.play.opens === true;
  }
  const chances = judge(mind, guessed, random, mind.knowledge.milestone);
  tree.squares += chances[0]! ** 2;
  learn(node, chances);
  for (let at = path.length - 1; at >= 0; at--) back(path[at]!, chances);
}

function edgeOf<G extends Shape>(answers: readonly Answer<G>[]): string {
  return answers.length === 1 ? answers[0]!.seen : answers.map(({ seen }) => seen).join(' & ');
}

/** Everybody who is asked answers, each from a fork of their own. */
function take<G extends Shape>(
  mind: SearchMind<G>,
  node: SearchNode<G>,
  guessed: Guessed<G>,
  { question, seats }: Decision<G['Seat']>,
  observer: G['Seat'],
  spread: number,
  random: Random,
): Step<G> {
  const { world, settings } = mind;
  const answers = seats.map((seat): Answer<G> => {
    const fork = forkOf(node, question, seat);
    renew(mind, fork, guessed, seat);
    const { list } = fork;
    const arm =
      seats.length > 1 ? secretly(fork, settings, random) : mostPromising(fork, settings, spread);
    return { seat: world.seats.indexOf(seat), fork, arm, list, seen: '' };
  });
  for (const answer of answers) {
    answer.seen = act(mind, guessed, world.seats[answer.seat]!, answer.arm, observer, random);
  }
  return { node, answers };
}

/** Makes the list of a fork for this world, unless it is the same as before. */
function renew<G extends Shape>(
  { world, knowledge }: SearchMind<G>,
  fork: Fork<G>,
  guessed: Guessed<G>,
  seat: G['Seat'],
): void {
  const stamp = knowledge.stamp?.(guessed) ?? null;
  if (stamp !== null && stamp === fork.stamp) return;
  offer(fork, knowledge.plays(world, guessed, seat));
  fork.stamp = stamp;
}

/** Carries out a play; what the observer sees of it is the play itself, or only that something happened. */
function act<G extends Shape>(
  { world }: SearchMind<G>,
  guessed: Guessed<G>,
  seat: G['Seat'],
  { play }: SearchArm<G>,
  observer: G['Seat'],
  random: Random,
): string {
  let hidden = false;
  let told = '';
  for (const action of play.actions) {
    const events = world.apply(guessed, seat, action, random);
    if (seat === observer || events.every(event => event.to === 'all')) continue;
    hidden = true;
    told += toldTo(events, observer).map(event => event.kind);
  }
  return hidden ? `${seat} ${told}` : play.key;
}

function learn<G extends Shape>(node: SearchNode<G>, chances: readonly number[]): void {
  node.visits++;
  for (let seat = 0; seat < chances.length; seat++) node.totals[seat]! += chances[seat]!;
}

function back<G extends Shape>({ node, answers }: Step<G>, chances: readonly number[]): void {
  learn(node, chances);
  for (const answer of answers) {
    const { seat, fork, arm, list } = answer;
    const got = chances[seat]!;
    arm.visits++;
    arm.total += got;
    fork.visits++;
    fork.total += got;
    if (answers.length === 1) continue;
    regretAll(list, got, other => insteadOf(node, answers, answer, other));
  }
}

/** How it went when this seat answered otherwise and the others the same; else, how it went at all. */
function insteadOf<G extends Shape>(
  node: SearchNode<G>,
  answers: readonly Answer<G>[],
  own: Answer<G>,
  { play, visits, total }: SearchArm<G>,
): number | null {
  const supposed = answers.map(answer => (answer === own ? { ...own, seen: play.key } : answer));
  const child = node.children.get(edgeOf(supposed));
  if (child !== undefined && child.visits > 0) return child.totals[own.seat]! / child.visits;
  return visits === 0 ? null : total / visits;
}
