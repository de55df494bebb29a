import {
  DEMON_FIGURE,
  EXIT,
  F,
  HUMANS,
  KINDS,
  mvtOf,
  WARRIORS,
  whyNotLeave,
} from '@oubliette/claustrophobia';
import { logistic } from '../scale.ts';
import { isPending } from './danger.ts';
import tuned from './escape.json' with { type: 'json' };
import { progressOf } from './goals.ts';
import {
  awayIn,
  type ImaginedCave,
  linesLeft,
  newSteps,
  type Steps,
  spotOf,
  stepsFrom,
} from './imagined.ts';

/** What speaks for a human's getting away from a dungeon, in the order of the numbers. */
export const ESCAPE_TERMS = [
  'even',
  /** Tiles that are still to be followed, and steps to where the next one is. */
  'tiles',
  'steps',
  /** Lines of action that they have left; whether they are a Blade. */
  'lines',
  'blade',
  /** Enemies on their tile, and those who stand nearer to the goal than they. */
  'beside',
  'ahead',
  /** The horde: Troglodytes (or Damned) and Demon in play, TP. */
  'pack',
  'demon',
  'tp',
] as const;
type Term = (typeof ESCAPE_TERMS)[number];

const AT = Object.fromEntries(ESCAPE_TERMS.map((name, at) => [name, at])) as Record<Term, number>;

/** Dungeons from which humans get away by the Exit: with two of them away they have won. */
interface Dungeon {
  readonly factors: Float64Array;
  /** What the first who is away is worth by themselves: a draw, or nothing. */
  readonly first: number;
  /** Tiles that may still be laid before the Exit. */
  tilesLeft(state: ImaginedCave): number;
}

const factorsOf = (weights: Readonly<Record<Term, number>>) =>
  Float64Array.from(ESCAPE_TERMS, name => weights[name]);

/** S1 and S7. */
const DUNGEONS: Readonly<Partial<Record<number, Dungeon>>> = {
  1: {
    factors: factorsOf(tuned.survivors.weights),
    first: 1 / 2,
    tilesLeft: ({ facts }) => facts[F.d10]! + 1,
  },
  7: { factors: factorsOf(tuned.infection.weights), first: 0, tilesLeft: ({ left }) => left },
};

function dungeonOf({ facts }: ImaginedCave): Dungeon {
  return DUNGEONS[facts[F.scenario]!]!;
}

/** Whether the scenario is about getting away. */
export function isEscape({ facts }: ImaginedCave): boolean {
  return DUNGEONS[facts[F.scenario]!] !== undefined;
}

const numbers = new Float64Array(ESCAPE_TERMS.length);
const toGoal = newSteps();

/** Steps from every tile to where humans get on, in a table that is used again. */
export function waysOn(state: ImaginedCave): Steps {
  return stepsFrom(state, progressOf(state).wanted, toGoal);
}

/** Measures each human in play; the table of numbers is used again for the next one. */
export function measureEscapes(
  state: ImaginedCave,
  ways: Steps,
  told: (numbers: Float64Array, who: number) => void,
): void {
  const { place, facts } = state;
  numbers[AT.even] = 1;
  numbers[AT.tiles] = spotOf(state, EXIT) >= 0 ? 0 : dungeonOf(state).tilesLeft(state);
  numbers[AT.pack] = 0;
  numbers[AT.demon] = 0;
  numbers[AT.tp] = facts[F.tp]!;
  for (let foe = HUMANS; foe < WARRIORS; foe++) {
    if (place[foe]! >= 0) numbers[foe === DEMON_FIGURE ? AT.demon : AT.pack]!++;
  }
  for (let who = 0; who < HUMANS; who++) {
    if (place[who]! < 0) continue;
    measureOne(state, who, ways);
    told(numbers, who);
  }
}

function measureOne(state: ImaginedCave, who: number, ways: Steps): void {
  const { place } = state;
  const spot = place[who]!;
  const steps = ways[spot]!;
  const moves = isPending(state, who) && whyNotLeave(state, who) === null;
  numbers[AT.steps] = moves ? steps - mvtOf(state, who) : steps;
  numbers[AT.lines] = linesLeft(state, who);
  numbers[AT.blade] = KINDS[who] === 'BL' ? 1 : 0;
  numbers[AT.beside] = 0;
  numbers[AT.ahead] = 0;
  for (let foe = HUMANS; foe < WARRIORS; foe++) {
    const there = place[foe]!;
    if (there < 0) continue;
    if (there === spot) numbers[AT.beside]!++;
    if (ways[there]! < steps) numbers[AT.ahead]!++;
  }
}

/** The share of the win that the humans may expect: each of them tries to get away by themselves. */
export function escapeShare(state: ImaginedCave, ways: Steps = waysOn(state)): number {
  const { factors, first } = dungeonOf(state);
  const away = awayIn(state);
  if (away > 1) return 1;
  let none = 1;
  let one = 0;
  measureEscapes(state, ways, measured => {
    let sum = 0;
    for (let at = 0; at < factors.length; at++) sum += factors[at]! * measured[at]!;
    const chance = logistic(sum);
    one = one * (1 - chance) + none * chance;
    none *= 1 - chance;
  });
  const [some, two] = [1 - none, 1 - none - one];
  return away === 1 ? first + (1 - first) * some : first * some + (1 - first) * two;
}

/** What the numbers are called where reasons are told; what never changes is no reason. */
const TOLD: Readonly<Partial<Record<Term, string>>> = {
  tiles: 'escape',
  steps: 'escape',
  lines: 'lines',
  beside: 'heels',
  ahead: 'barred',
  pack: 'pack',
  demon: 'demon',
  tp: 'tp',
};

/** A human in play is worth more than all that can speak against them. */
const LIFE = 8;

/** What speaks for the humans, in parts that can be told. */
export function escapeTerms(state: ImaginedCave): Record<string, number> {
  const { factors } = dungeonOf(state);
  const away = awayIn(state);
  const terms: Record<string, number> = { away: away * LIFE, lives: away * LIFE };
  measureEscapes(state, waysOn(state), measured => {
    terms.lives! += LIFE;
    for (const [term, name] of Object.entries(TOLD)) {
      const at = AT[term as Term];
      terms[name] = (terms[name] ?? 0) + factors[at]! * measured[at]!;
    }
  });
  return terms;
}
