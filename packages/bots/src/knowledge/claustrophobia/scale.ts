import {
  type Claustrophobia,
  DEMON_FIGURE,
  ESCAPED,
  F,
  FIRST_EVENT,
  FIRST_TROGLODYTE,
  HUMANS,
  healthOf,
  mvtOf,
  REDEEMER,
  SCENARIOS,
  STAGE,
  TOUGH,
  WARRIORS,
  whyNotLeave,
} from '@oubliette/claustrophobia';
import type { Scale } from '../scale.ts';
import { blowsToCome, isPending, woundsToCome } from './danger.ts';
import { progressOf } from './goals.ts';
import { FAR, humanSpots, type ImaginedCave, linesLeft, newSteps, stepsFrom } from './imagined.ts';

/** What speaks for the humans in every scenario. */
const EVERYWHERE = [
  /** Humans in play, and those who are away. */
  'lives',
  'away',
  /** Lines of action that are open, and how near to death everybody is. */
  'lines',
  'frail',
  /** The one who is needed in front cannot leave their tile. */
  'held',
  /** Hits that may be expected: by the horde, by the horde before the humans act, by the humans. */
  'wounds',
  'ambush',
  'blows',
  /** Cards, less those of the other side. */
  'cards',
  /** Against them: TP, dice to come, figures, figures on their heels. */
  'tp',
  'dice',
  'pack',
  'tough',
  'demon',
  'heels',
  'coming',
] as const;

/** What speaks for them by scenario: how even it is, and the way to its goal. */
const BY_SCENARIO = [
  'even',
  'deeds',
  'found',
  'pile',
  'further',
  'front',
  'second',
  'rest',
  'late',
  /** Lines of the Redeemer, where all is lost with him. */
  'redeemer',
] as const;

/** What speaks for them in one scenario. */
export const TERMS: readonly string[] = [...EVERYWHERE, ...BY_SCENARIO];

const NAMES: readonly string[] = [
  ...EVERYWHERE,
  ...SCENARIOS.flatMap(({ id }) => BY_SCENARIO.map(name => `${id} ${name}`)),
];

const AT = Object.fromEntries(EVERYWHERE.map((name, at) => [name, at])) as Record<
  (typeof EVERYWHERE)[number],
  number
>;

/** name → its place among those of a scenario */
const GOAL = Object.fromEntries(BY_SCENARIO.map((name, at) => [name, at])) as Record<
  (typeof BY_SCENARIO)[number],
  number
>;

const PASSING: readonly string[] = NAMES.filter(name => / (even|late)$/.test(name));

export const claustrophobiaScale: Scale<Claustrophobia> = {
  names: NAMES,
  passing: PASSING,
  measure(state, ahead) {
    ahead.fill(0);
    const here = measuredHere(state);
    // The auction may have exchanged the seats (CL-EXPERT-01).
    const sign = state.facts[F.leader] === 1 ? -1 : 1;
    const own = ownFrom(state.facts[F.scenario]! - 1) - EVERYWHERE.length;
    for (let at = 0; at < here.length; at++) {
      ahead[at < EVERYWHERE.length ? at : own + at] = sign * here[at]!;
    }
  },
};

/** Where the terms of a scenario begin. */
function ownFrom(scenario: number): number {
  return EVERYWHERE.length + scenario * BY_SCENARIO.length;
}

const measured = new Float64Array(TERMS.length);

/** What speaks for the humans in this match alone, in a table that is used again. */
export function measuredHere(state: ImaginedCave): Float64Array {
  measured.fill(0);
  addGoal(state, measured);
  addHumans(state, measured);
  addHorde(state, measured);
  addHands(state, measured);
  return measured;
}

type ByName = Readonly<Record<string, number>>;

/** The weights of one scenario among those of all. */
export function weightsIn(weights: ByName, scenario: string): ByName {
  const everywhere = EVERYWHERE.map(name => [name, weights[name]!]);
  const own = BY_SCENARIO.map(name => [name, weights[`${scenario} ${name}`]!]);
  return Object.fromEntries([...everywhere, ...own]);
}

/** What all of it together says for the humans, as log-odds, by the weights of each scenario. */
export function summedBy(weightsOf: (scenario: string) => ByName): (state: ImaginedCave) => number {
  const factors = SCENARIOS.map(({ id }) => {
    const weights = weightsOf(id);
    return Float64Array.from(TERMS, name => weights[name]!);
  });
  return state => dot(factors[state.facts[F.scenario]! - 1]!, measuredHere(state));
}

function dot(factors: Float64Array, ahead: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < ahead.length; at++) sum += factors[at]! * ahead[at]!;
  return sum;
}

/** S4 and S5. */
const LOST_WITH_THE_REDEEMER: ReadonlySet<number> = new Set([3, 4]);

const toGoal = newSteps();
const toHumans = newSteps();
const walks = new Float64Array(HUMANS);

/** Whoever is away has the goal behind them: the next one is the second. */
const BEYOND = -1;

/** Steps to the goal after the move that is still to come; below 0 somebody goes beyond it. */
function walkOf(state: ImaginedCave, who: number): number {
  if (state.place[who] === ESCAPED) return BEYOND;
  const steps = toGoal[state.place[who]!]!;
  if (!isPending(state, who) || whyNotLeave(state, who) !== null) return steps;
  return steps - mvtOf(state, who);
}

function addGoal(state: ImaginedCave, ahead: Float64Array): void {
  const { deeds, found, pile, further, wanted, only } = progressOf(state);
  const scenario = state.facts[F.scenario]! - 1;
  const { roundLimit } = SCENARIOS[scenario]!;
  stepsFrom(state, wanted, toGoal);
  let many = 0;
  let front = -1;
  let nearest = FAR;
  for (let who = 0; who < HUMANS; who++) {
    const away = state.place[who] === ESCAPED;
    if ((state.place[who]! < 0 && !away) || (only !== undefined && who !== only)) continue;
    const walk = walkOf(state, who);
    if (!away && (front < 0 || walk < nearest)) {
      front = who;
      nearest = walk;
    }
    let slot = many++;
    for (; slot > 0 && walks[slot - 1]! > walk; slot--) walks[slot] = walks[slot - 1]!;
    walks[slot] = walk;
  }
  const from = EVERYWHERE.length;
  ahead[from + GOAL.even] = 1;
  ahead[from + GOAL.deeds] = deeds;
  ahead[from + GOAL.found] = found;
  ahead[from + GOAL.pile] = -pile;
  ahead[from + GOAL.further] = further;
  ahead[from + GOAL.front] = -(many > 0 ? walks[0]! : FAR);
  ahead[from + GOAL.second] = only === undefined ? -(many > 1 ? walks[1]! : FAR) : 0;
  for (let slot = 2; slot < many; slot++) ahead[from + GOAL.rest]! -= walks[slot]!;
  if (roundLimit !== undefined) ahead[from + GOAL.late] = -state.facts[F.round]! / roundLimit;
  if (LOST_WITH_THE_REDEEMER.has(scenario))
    ahead[from + GOAL.redeemer] = linesLeft(state, REDEEMER);
  if (front >= 0 && whyNotLeave(state, front) !== null) ahead[AT.held] = -1;
}

function addHumans(state: ImaginedCave, ahead: Float64Array): void {
  for (let who = 0; who < HUMANS; who++) {
    const place = state.place[who]!;
    if (place === ESCAPED) ahead[AT.away]!++;
    if (place < 0) continue;
    const left = linesLeft(state, who);
    ahead[AT.lives]!++;
    ahead[AT.lines]! += left;
    ahead[AT.frail]! -= 1 / left;
  }
  ahead[AT.blows] = blowsToCome(state);
}

/** Steps after which an enemy counts half as much. */
const NEARER = 0.7;
const CLOSENESS = Float64Array.from({ length: FAR + 1 }, (_, steps) => NEARER ** steps);

function addHorde(state: ImaginedCave, ahead: Float64Array): void {
  stepsFrom(state, humanSpots(state), toHumans);
  for (let who = FIRST_TROGLODYTE; who < WARRIORS; who++) {
    const spot = state.place[who]!;
    if (spot < 0) continue;
    if (who >= DEMON_FIGURE) ahead[AT.demon]! -= 1 + healthOf(state, who) - state.wounds[who]!;
    else if ((state.flags[who]! & TOUGH) !== 0) ahead[AT.tough]!--;
    else ahead[AT.pack]!--;
    if (toHumans[spot] === 0) ahead[AT.heels]!--;
    ahead[AT.coming]! -= CLOSENESS[toHumans[spot]!]!;
  }
  const wounds = woundsToCome(state, toHumans);
  ahead[AT.wounds] = -wounds;
  if (state.facts[F.stage]! > STAGE.orders) ahead[AT.ambush] = -wounds;
}

function addHands({ hand, facts }: ImaginedCave, ahead: Float64Array): void {
  for (let card = 0; card < hand.length; card++) {
    ahead[AT.cards]! += card < FIRST_EVENT ? hand[card]! : -hand[card]!;
  }
  ahead[AT.tp] = -facts[F.tp]!;
  ahead[AT.dice] = -(facts[F.calm]! + facts[F.mechanisms]!);
}
