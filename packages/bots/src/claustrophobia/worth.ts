import { GOALS } from './goals.ts';
import { DEMON, FAR, linesLeft, REDEEMER, stepsFrom, type TableSight } from './sight.ts';

/** What things are worth to the humans, in lines of action. */
const WORTH = {
  life: 4,
  redeemer: 4,
  line: 0.8,
  card: 1,
  troglodyte: -1.2,
  tough: -2,
  other: -3,
  health: -1.2,
  tp: -0.7,
  event: -0.7,
  /** An enemy on the heels of somebody, one on their way, and a step between two humans. */
  near: -0.6,
  coming: -0.1,
  /** To the horde nobody left to chase is worth more than the chase. */
  prey: 10,
  apart: -0.4,
} as const;

/** Steps within which an enemy is a danger. */
const HEELS = 4;
/** The greatest Health of a Demon, less what it has suffered. */
const HEALTH = 4;

/** How a position looks to a side: good for the one is bad for the other, but only the horde pursues. */
export function worth(sight: TableSight, side: 'human' | 'demon'): number {
  const sum = common(sight);
  return side === 'human' ? sum : -sum - pursuit(sight);
}

function common(sight: TableSight): number {
  const { view } = sight;
  const goal = GOALS[view.facts.scenario](sight);
  const { human, demon } = view.hands;
  const cards = WORTH.card * human.count + WORTH.event * demon.count;
  return goal + lives(sight) + horde(sight) + cards + WORTH.tp * view.facts.tp;
}

function lives(sight: TableSight): number {
  let sum = 0;
  for (const who of sight.humans) {
    sum += WORTH.life + (who === REDEEMER ? WORTH.redeemer : 0);
    sum += WORTH.line * linesLeft(sight, who) + WORTH.apart * stepsToFriends(sight, who);
  }
  return sum;
}

/** Neighbours are near enough. */
function stepsToFriends(sight: TableSight, who: number): number {
  const steps = stepsFrom(sight, [sight.places[who]!]);
  return sight.humans.reduce(
    (sum, other) => sum + Math.max(0, steps[sight.places[other]!]! - 1) / 2,
    0,
  );
}

function horde({ foes, view }: TableSight): number {
  const warriors = Object.values(view.warriors);
  let sum = 0;
  for (const who of foes) {
    const { flags, wounds } = warriors[who]!;
    if (who > DEMON) sum += WORTH.other;
    else if (who === DEMON) sum += WORTH.other + WORTH.health * (HEALTH - wounds);
    else sum += flags.includes('tough') ? WORTH.tough : WORTH.troglodyte;
  }
  return sum;
}

function pursuit(sight: TableSight): number {
  const { foes, humans, places } = sight;
  const steps = stepsFrom(sight, new Set(humans.map(who => places[who]!)));
  return foes.reduce((sum, who) => {
    const far = steps[places[who]!]!;
    return sum + WORTH.near * Math.max(0, HEELS - far) + WORTH.coming * (FAR - far);
  }, WORTH.prey * humans.length);
}
