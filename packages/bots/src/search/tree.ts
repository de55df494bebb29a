import type { Shape } from '@oubliette/kernel';
import type { Play } from '../knowledge/knowledge.ts';

/** One thing that a seat can do at a node, and how it went so far. */
export interface SearchArm<G extends Shape> {
  play: Play<G>;
  visits: number;
  /** Sum of the chances that it led to, for the seat that does it. */
  total: number;
  /** How many times it could have been chosen. */
  available: number;
  /** Only where several seats answer at once: regret of not having done it, and how often it was meant. */
  regret: number;
  meant: number;
}

/** What one seat can do at a node. Worlds differ, so the list of the moment can be shorter than all arms. */
export interface Fork<G extends Shape> {
  readonly arms: Map<string, SearchArm<G>>;
  /** What is possible in the world of the moment, with the sum of its weights. */
  list: SearchArm<G>[];
  weight: number;
  /** Stamp of the world that the list was made for. */
  stamp: number | null;
  visits: number;
  total: number;
}

/** A point of the game as far as the observer can tell; chance and secrets are not part of it. */
export interface SearchNode<G extends Shape> {
  readonly children: Map<string, SearchNode<G>>;
  /** question and seat → its fork */
  readonly forks: Map<string, Fork<G>>;
  visits: number;
  /** Sums of the chances of each seat. */
  readonly totals: Float64Array;
}

export function newNode<G extends Shape>(seats: number): SearchNode<G> {
  return {
    children: new Map(),
    forks: new Map(),
    visits: 0,
    totals: new Float64Array(seats),
  };
}

export function forkOf<G extends Shape>(
  node: SearchNode<G>,
  question: string,
  seat: string,
): Fork<G> {
  const key = `${question} ${seat}`;
  let fork = node.forks.get(key);
  if (fork === undefined) {
    fork = { arms: new Map(), list: [], weight: 0, stamp: null, visits: 0, total: 0 };
    node.forks.set(key, fork);
  }
  return fork;
}

/**
 * Offers the plays of a world at a fork. Arms that are known keep what they have learned, but are carried
 * out as this world has it: another way may lead to the same square.
 */
export function offer<G extends Shape>(fork: Fork<G>, plays: readonly Play<G>[]): void {
  fork.list = plays.map(play => {
    let arm = fork.arms.get(play.key);
    if (arm === undefined) {
      arm = { play, visits: 0, total: 0, available: 0, regret: 0, meant: 0 };
      fork.arms.set(play.key, arm);
    }
    arm.play = play;
    return arm;
  });
  fork.weight = plays.reduce((sum, { weight }) => sum + weight, 0);
}

export function childOf<G extends Shape>(node: SearchNode<G>, key: string): SearchNode<G> {
  let child = node.children.get(key);
  if (child === undefined) {
    child = newNode(node.totals.length);
    node.children.set(key, child);
  }
  return child;
}

/** A tree with what its simulations have in common. */
export interface Tree<G extends Shape> {
  readonly root: SearchNode<G>;
  readonly observer: G['Seat'];
  /** Sum of the squares of the chances of the first seat. */
  squares: number;
}

/** Below this, chances are taken to differ by chance alone. */
const LEAST_SPREAD = 0.02;

/** How much the chances at the leaves differ: the measure for what is much and what is little. */
export function spreadOf<G extends Shape>({ root, squares }: Tree<G>): number {
  if (root.visits < 2) return 1;
  const mean = root.totals[0]! / root.visits;
  return Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, squares / root.visits - mean * mean)));
}
