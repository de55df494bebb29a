import type { Random, Shape } from '@oubliette/kernel';
import type { Budget, Expected } from '../../bot.ts';
import type { Guessed } from '../../world.ts';
import type { Mind } from '../mind.ts';
import type { Tally } from '../tally.ts';
import { ALWAYS_NEW, type NextWorld } from '../worlds.ts';
import type { Thinking } from './look.ts';
import { type Plan, plansOf } from './plans.ts';
import { sequelOf } from './sequel.ts';
import { playsTo, type Spot, type Turn } from './spot.ts';
import { turnOf } from './turn.ts';

/** Worlds in which a turn is thought over: to imagine one costs as much as to judge some positions. */
const WORLDS = 4;
const FEWEST_WORLDS = 2;
const NODES_PER_WORLD = 60;
/** In milliseconds. */
const TIME_PER_WORLD = 20;
const LUCK = 1 << 30;
/** What is thought when no limit is given. */
const USUAL_NODES = 1000;

/** Plans a turn ever more broadly, as long as the budget lasts. */
export function planTurn<G extends Shape>(
  mind: Mind<G>,
  seat: G['Seat'],
  observer: G['Seat'],
  first: Guessed<G>,
  next: NextWorld<G>,
  budget: Budget,
  random: Random,
): Tally<G> {
  const begun = performance.now();
  const { milliseconds = Number.POSITIVE_INFINITY } = budget;
  const most =
    budget.nodes ?? (budget.milliseconds === undefined ? USUAL_NODES : Number.POSITIVE_INFINITY);
  const affordable = Math.floor(Math.min(most / NODES_PER_WORLD, milliseconds / TIME_PER_WORLD));
  const worlds = Math.min(WORLDS, Math.max(FEWEST_WORLDS, affordable));
  const others = Array.from({ length: worlds - 1 }, () => next(ALWAYS_NEW));
  const turn = turnOf(seat, [first, ...others]);
  const luck = random.below('luck', LUCK);
  const thinking: Thinking<G> = { mind, random, luck, meter: { judged: 0 } };
  const lasts = (times: number) => (performance.now() - begun) * times <= milliseconds;
  const isSpent = () => thinking.meter.judged >= most || !lasts(STEP_AT_WORST);
  const isTime = () => thinking.meter.judged * GROWTH <= most && lasts(GROWTH_AT_WORST);
  let plans = plansOf(thinking, turn, 1, isSpent);
  for (let breadth = 2; breadth <= BROADEST && isTime(); breadth *= 2) {
    const before = thinking.meter.judged;
    const broader = plansOf(thinking, turn, breadth);
    if (thinking.meter.judged === before) break;
    plans = thoughtThrough(thinking, turn, broader, breadth);
  }
  return tallyOf(mind, turn, observer, plans, thinking.meter.judged);
}

/** With the next round all that is done so far comes to about twice as much; to four times as it grows. */
const GROWTH = 2;
const GROWTH_AT_WORST = 4;
/** One more whole move in the first round takes as long as all before it. */
const STEP_AT_WORST = 2;
const BROADEST = 64;

/** The best of some plans, judged by what follows from them. */
function thoughtThrough<G extends Shape>(
  thinking: Thinking<G>,
  turn: Turn<G>,
  plans: readonly Plan<G>[],
  breadth: number,
): Plan<G>[] {
  const { foresight, followed } = thinking.mind.settings;
  const answers = { breadth: Math.floor(breadth * foresight) };
  return plans
    .slice(0, followed * breadth)
    .map(plan => ({ ...plan, worth: sequelOf(thinking, turn, plan, answers) }))
    .sort((one, other) => other.worth - one.worth);
}

/** Plays that were not planned to the end are known only so well, against one that was. */
const HALF_KNOWN = 0.5;

/** What can be begun with: the best plan of each beginning, and beginnings of which no plan came. */
function tallyOf<G extends Shape>(
  { world }: Mind<G>,
  { seat, root }: Turn<G>,
  observer: G['Seat'],
  plans: readonly Plan<G>[],
  nodes: number,
): Tally<G> {
  const best = plans[0]?.worth ?? 0;
  const arms = new Map<string, Tally<G>['arms'][number]>();
  const offer = (spot: Spot<G>, worth: number, visits: number) => {
    const plays = playsTo(spot);
    const { key, actions } = plays[0]!;
    if (arms.has(key)) return;
    const rest = plays.slice(1).flatMap(play => play.actions);
    const line = plays.map((play): Expected => ({ seat, actions: play.actions.map(world.print) }));
    arms.set(key, { key, actions, rest, visits, total: worth * visits, meant: 0, line });
  };
  if (seat === observer) {
    for (const { spot, worth } of plans) offer(spot, worth, 1);
    const first = (root.next ?? []).filter(({ fate }) => fate === 'goes on');
    const most = Math.max(...first.map(({ worth }) => worth));
    for (const spot of first) offer(spot, best - (most - spot.worth), HALF_KNOWN);
  }
  const left = (1 - best) / Math.max(1, world.seats.length - 1);
  const totals = world.seats.map(other => nodes * (other === seat ? best : left));
  return { nodes, totals, secret: false, arms: [...arms.values()] };
}
