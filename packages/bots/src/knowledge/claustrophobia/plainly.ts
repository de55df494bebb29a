import { ESCAPED, HUMANS, WARRIORS } from '@oubliette/claustrophobia';
import type { ChanceTerms } from '../knowledge.ts';
import { progressOf } from './goals.ts';
import { awayIn, type ImaginedCave, linesLeft, newSteps, stepsFrom } from './imagined.ts';

/**
 * What anybody can see to have changed on the map; above 0 it is better for the humans. Steps are those that
 * were walked, not those that somebody may still walk, and of the dead nothing is told but their death.
 */
export function plainlyForHumans(before: ImaginedCave, after: ImaginedCave): ChanceTerms {
  const alive = [...Array(HUMANS).keys()].filter(
    who => isThere(before, who) && isThere(after, who),
  );
  const inPlay = alive.filter(who => before.place[who]! >= 0 && after.place[who]! >= 0);
  const [then, now] = [walksOf(before, alive), walksOf(after, alive)];
  return {
    lives: inGame(after) - inGame(before),
    away: awayIn(after) - awayIn(before),
    lines: sum(inPlay.map(who => linesLeft(after, who) - linesLeft(before, who))),
    frail: lastLegs(before, inPlay) - lastLegs(after, inPlay),
    heels: besideHumans(before) - besideHumans(after),
    barred: sum(inPlay.map(who => inTheWay(before, who) - inTheWay(after, who))),
    escape: progressOf(before).pile - progressOf(after).pile + sum(then) - sum(now),
    front: (then[0] ?? 0) - (now[0] ?? 0),
    second: (then[1] ?? 0) - (now[1] ?? 0),
    rest: sum(then.slice(2)) - sum(now.slice(2)),
  };
}

const isThere = ({ place }: ImaginedCave, who: number) =>
  place[who]! >= 0 || place[who] === ESCAPED;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function inGame(state: ImaginedCave): number {
  let humans = 0;
  for (let who = 0; who < HUMANS; who++) if (isThere(state, who)) humans++;
  return humans;
}

/** Those who die of the next hit. */
function lastLegs(state: ImaginedCave, humans: readonly number[]): number {
  return humans.filter(who => linesLeft(state, who) === 1).length;
}

function besideHumans({ place }: ImaginedCave): number {
  const spots = new Set<number>();
  for (let who = 0; who < HUMANS; who++) if (place[who]! >= 0) spots.add(place[who]!);
  let enemies = 0;
  for (let foe = HUMANS; foe < WARRIORS; foe++) if (spots.has(place[foe]!)) enemies++;
  return enemies;
}

const steps = newSteps();

/** Steps of these humans to the goal, the nearest first. */
function walksOf(state: ImaginedCave, humans: readonly number[]): readonly number[] {
  stepsFrom(state, progressOf(state).wanted, steps);
  const { place } = state;
  return humans.map(who => (place[who]! < 0 ? -1 : steps[place[who]!]!)).sort((a, b) => a - b);
}

/** Enemies who stand nearer to the goal than this human. */
function inTheWay(state: ImaginedCave, who: number): number {
  stepsFrom(state, progressOf(state).wanted, steps);
  const { place } = state;
  let enemies = 0;
  for (let foe = HUMANS; foe < WARRIORS; foe++) {
    if (place[foe]! >= 0 && steps[place[foe]!]! < steps[place[who]!]!) enemies++;
  }
  return enemies;
}
