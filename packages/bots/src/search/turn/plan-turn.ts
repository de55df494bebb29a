import type { Random, Shape } from '@oubliette/kernel';
import type { Budget, ExpectedStep } from '../../bot.ts';
import type { Guessed } from '../../world.ts';
import type { SearchMind } from '../mind.ts';
import type { SearchTally } from '../tally.ts';
import { USUAL_NODES } from '../thinking-time.ts';
import { ALWAYS_NEW, type NextWorld } from '../worlds.ts';
import type { TurnThinking } from './look.ts';
import { plansOf, type TurnPlan } from './plans.ts';
import { sequelOf } from './sequel.ts';
import { playsTo, type TurnInThought, type TurnPoint } from './spot.ts';
import { turnOf } from './turn.ts';

/** Worlds in which a turn is thought over: to imagine one costs as much as to judge some positions. */
const WORLDS = 4;
const FEWEST_WORLDS = 2;
const NODES_PER_WORLD = 60;
/** In milliseconds. */
const TIME_PER_WORLD = 20;
const LUCK = 1 << 30;

/** Plans a turn ever more broadly, as long as the budget lasts. */
export function planTurn<G extends Shape>(
  mind: SearchMind<G>,
  seat: G['Seat'],
  observer: G['Seat'],
  first: Guessed<G>,
  next: NextWorld<G>,
  budget: Budget,
  random: Random,
): SearchTally<G> {
  const begun = performance.now();
  const { milliseconds = Number.POSITIVE_INFINITY } = budget;
  const most =
    budget.nodes ?? (budget.milliseconds === undefined ? USUAL_NODES : Number.POSITIVE_INFINITY);
  const affordable = Math.floor(Math.min(most / NODES_PER_WORLD, milliseconds / TIME_PER_WORLD));
  const worlds = Math.min(WORLDS, Math.max(FEWEST_WORLDS, affordable));
  const others = Array.from({ length: worlds - 1 }, () => next(ALWAYS_NEW));
  const turn = turnOf(mind.world.seats, seat, [first, ...others]);
  const luck = random.below('luck', LUCK);
  const meter = { judged: 0 };
  const isSpent = () => meter.judged >= most || performance.now() - begun >= milliseconds;
  const thinking: TurnThinking<G> = { mind, random, luck, meter, isSpent };
  let plans: readonly TurnPlan<G>[] = plansOf(thinking, turn, 1);
  /** Those of the last round. */
  let thought: readonly TurnPlan<G>[] = [];
  for (let breadth = 2; breadth <= BROADEST && !isSpent(); breadth *= 2) {
    const before = meter.judged;
    const broader = plansOf(thinking, turn, breadth);
    if (meter.judged === before || isSpent()) break;
    const order = promising(broader, thought);
    const further = thoughtThrough(thinking, turn, order, breadth, budget.onlyBest === true);
    const isWorthIt = further.length > 1 || (thought.length === 0 && further.length > 0);
    if (!isWorthIt) continue;
    plans = judgedAnew(plans, further);
    thought = further;
  }
  return tallyOf(mind, turn, observer, { plans, thought: thought.length }, meter.judged);
}

const BROADEST = 64;

/** Plans in the order in which they are thought through: the better half of those of before, then new ones. */
function promising<G extends Shape>(
  plans: readonly TurnPlan<G>[],
  before: readonly TurnPlan<G>[],
): readonly TurnPlan<G>[] {
  const known = new Set(before.map(({ spot }) => spot));
  const better = before.slice(0, Math.ceil(before.length / 2));
  return [...better, ...plans.filter(({ spot }) => !known.has(spot))];
}

/**
 * The first of some plans, judged by what follows from them, the best one first. Where the budget ends the
 * rest is left out. Where only the best one counts, the others are no further judged than that they are worse.
 */
function thoughtThrough<G extends Shape>(
  thinking: TurnThinking<G>,
  turn: TurnInThought<G>,
  plans: readonly TurnPlan<G>[],
  breadth: number,
  onlyBest: boolean,
): TurnPlan<G>[] {
  const { foresight, followed } = thinking.mind.settings;
  const answers = { breadth: Math.floor(breadth * foresight), worlds: breadth };
  const thought: TurnPlan<G>[] = [];
  let floor = 0;
  for (const plan of plans.slice(0, followed * breadth)) {
    const worth = sequelOf(thinking, turn, plan, { ...answers, floor });
    if (thinking.isSpent()) break;
    thought.push({ ...plan, worth });
    if (onlyBest) floor = Math.max(floor, worth);
  }
  return thought.sort((one, other) => other.worth - one.worth);
}

/** All plans after a round: those that it did not look at stay as far behind the best one as they were. */
function judgedAnew<G extends Shape>(
  plans: readonly TurnPlan<G>[],
  further: readonly TurnPlan<G>[],
): readonly TurnPlan<G>[] {
  const seen = new Set(further.map(({ spot }) => spot));
  const change = further[0]!.worth - plans[0]!.worth;
  const others = plans.filter(({ spot }) => !seen.has(spot));
  return [...further, ...others.map(plan => ({ ...plan, worth: plan.worth + change }))];
}

/** Plays that were not thought through in the end are known only so well, against one that was. */
const HALF_KNOWN = 0.5;

/** All plans, the best first, and how many of them were thought through in the end. */
interface Plans<G extends Shape> {
  readonly plans: readonly TurnPlan<G>[];
  readonly thought: number;
}

/**
 * What can be begun with: the best plan of each beginning, and beginnings of which no plan came. Nobody
 * begins with what is worse than to end the turn at once, nor ends it while there is something better.
 */
function tallyOf<G extends Shape>(
  { world }: SearchMind<G>,
  { seat, root }: TurnInThought<G>,
  observer: G['Seat'],
  { plans, thought }: Plans<G>,
  nodes: number,
): SearchTally<G> {
  const best = plans[0]?.worth ?? 0;
  const idle = plans.find(({ spot }) => spot.fate === 'is over' && spot.depth === 1)?.worth ?? 0;
  const arms = new Map<string, SearchTally<G>['arms'][number]>();
  const offer = (spot: TurnPoint<G>, worth: number, visits: number) => {
    const plays = playsTo(spot);
    const { key, actions } = plays[0]!;
    if (arms.has(key) || (worth <= idle && worth < best)) return;
    const line = plays.map(
      (play): ExpectedStep => ({ seat, actions: play.actions.map(world.print) }),
    );
    const rest = plays.slice(1).map(play => play.actions);
    arms.set(key, { key, actions, rest, visits, total: worth * visits, meant: 0, line });
  };
  if (seat === observer) {
    for (const [at, { spot, worth }] of plans.entries()) {
      offer(spot, worth, thought === 0 || at < thought ? 1 : HALF_KNOWN);
    }
    const first = (root.next ?? []).filter(({ fate }) => fate === 'goes on');
    const most = Math.max(...first.map(({ worth }) => worth));
    for (const spot of first) offer(spot, best - (most - spot.worth), HALF_KNOWN);
  }
  const left = (1 - best) / Math.max(1, world.seats.length - 1);
  const totals = world.seats.map(other => nodes * (other === seat ? best : left));
  return { nodes, totals, secret: false, planned: true, arms: [...arms.values()] };
}
