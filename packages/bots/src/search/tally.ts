import type { Shape } from '@oubliette/kernel';
import type { ExpectedStep } from '../bot.ts';
import type { ImaginedWorld } from '../world.ts';
import type { SearchArm, SearchNode } from './tree.ts';

/** What a search found at its root: plain data, so that several threads can search and be added up. */
export interface SearchTally<G extends Shape> {
  readonly nodes: number;
  /** Sums of the chances of each seat over all simulations. */
  readonly totals: readonly number[];
  /** Whether others answer at the same time, unseen. */
  readonly secret: boolean;
  /** Whether nobody else answers after all: what meets the answer lies open, or is left to chance. */
  readonly alone?: boolean;
  /** Whether arms are plans: each is judged as a whole, and visits say how well it is known. */
  readonly planned?: boolean;
  /** Whether nothing was thought about: visits are what each promises, as a share. */
  readonly promised?: boolean;
  readonly arms: readonly ArmTally<G>[];
}

interface ArmTally<G extends Shape> {
  readonly key: string;
  readonly actions: readonly G['Action'][];
  /** Whole moves that are planned after it, as far as neither chance nor others have a say. */
  readonly rest?: readonly (readonly G['Action'][])[];
  readonly visits: number;
  readonly total: number;
  readonly meant: number;
  /** What followed most often. */
  readonly line: readonly ExpectedStep[];
}

/** As far as anybody wants to read. */
const LONGEST_LINE = 6;

export function tallyOf<G extends Shape>(
  world: ImaginedWorld<G>,
  root: SearchNode<G>,
  question: string,
  asked: readonly G['Seat'][],
  seat: G['Seat'],
): SearchTally<G> {
  const fork = root.forks.get(`${question} ${seat}`);
  const secret = asked.length > 1;
  return {
    nodes: root.visits,
    totals: [...root.totals],
    secret,
    arms: [...(fork?.arms.values() ?? [])].map(arm => ({
      key: arm.play.key,
      actions: wholeOf(root, arm),
      visits: arm.visits,
      total: arm.total,
      meant: arm.meant,
      line: secret ? [stepOf(world, seat, arm)] : lineFrom(world, root, seat, arm),
    })),
  };
}

/** A play with all that belongs to it, as far as it was tried. */
function wholeOf<G extends Shape>(
  node: SearchNode<G>,
  { play }: SearchArm<G>,
): readonly G['Action'][] {
  const child = play.opens === true ? node.children.get(play.key) : undefined;
  const [fork] = child?.forks.values() ?? [];
  const next = fork === undefined ? null : mostTried([...fork.arms.values()]);
  return next === null ? play.actions : [...play.actions, ...wholeOf(child!, next)];
}

function stepOf<G extends Shape>(
  world: ImaginedWorld<G>,
  seat: string,
  { play }: SearchArm<G>,
): ExpectedStep {
  return { seat, actions: play.actions.map(world.print) };
}

/** The way that was tried most, from one arm on; what belongs to one move is one step of it. */
function lineFrom<G extends Shape>(
  world: ImaginedWorld<G>,
  root: SearchNode<G>,
  seat: string,
  first: SearchArm<G>,
): ExpectedStep[] {
  const line = [stepOf(world, seat, first)];
  let arm = first;
  let node = root.children.get(arm.play.key);
  while (node !== undefined && line.length < LONGEST_LINE) {
    const next = mostTriedAt(node);
    if (next === null) break;
    const step = stepOf(world, next.seat, next.arm);
    const opened = arm.play.opens === true ? line.pop() : undefined;
    line.push(opened === undefined ? step : joined(opened, step));
    arm = next.arm;
    node = node.children.get(arm.play.key);
  }
  return line;
}

function joined(one: ExpectedStep, other: ExpectedStep): ExpectedStep {
  return { seat: one.seat, actions: [...one.actions, ...other.actions] };
}

/** Who was asked most often at a node, and what they did most often. */
function mostTriedAt<G extends Shape>(
  node: SearchNode<G>,
): { seat: string; arm: SearchArm<G> } | null {
  const [most] = [...node.forks].sort(([, one], [, other]) => other.visits - one.visits);
  if (most === undefined) return null;
  const [key, { arms }] = most;
  const arm = mostTried([...arms.values()]);
  return arm === null ? null : { seat: key.slice(key.lastIndexOf(' ') + 1), arm };
}

function mostTried<G extends Shape>(arms: readonly SearchArm<G>[]): SearchArm<G> | null {
  let best: SearchArm<G> | null = null;
  for (const arm of arms) if (arm.visits > (best?.visits ?? 0)) best = arm;
  return best;
}

/** Several searches of the same question as one. */
export function addedUp<G extends Shape>(tallies: readonly SearchTally<G>[]): SearchTally<G> {
  const [first, ...rest] = tallies;
  if (first === undefined) throw new RangeError('nothing to add up');
  return rest.reduce(addTwo, first);
}

function addTwo<G extends Shape>(one: SearchTally<G>, other: SearchTally<G>): SearchTally<G> {
  const arms = new Map(one.arms.map(arm => [arm.key, arm]));
  for (const arm of other.arms) {
    const known = arms.get(arm.key);
    arms.set(arm.key, known === undefined ? arm : addArms(known, arm));
  }
  return {
    ...one,
    nodes: one.nodes + other.nodes,
    totals: one.totals.map((total, seat) => total + other.totals[seat]!),
    arms: [...arms.values()],
  };
}

function addArms<G extends Shape>(one: ArmTally<G>, other: ArmTally<G>): ArmTally<G> {
  return {
    ...(one.visits >= other.visits ? one : other),
    visits: one.visits + other.visits,
    total: one.total + other.total,
    meant: one.meant + other.meant,
  };
}
