import { fastRandom, type Random, type Shape } from '@oubliette/kernel';
import type { Seen } from '../bot.ts';
import type { Guessed, World } from '../world.ts';
import { goOn, judge } from './judge.ts';
import type { Mind } from './mind.ts';
import { END } from './turn/turn.ts';
import { ALWAYS_NEW, imagined } from './worlds.ts';

/** What a seat knew at a moment. */
type Known<G extends Shape> = Pick<Seen<G>, 'seat' | 'view' | 'story'>;

/** Worlds in which a moment is judged. */
const WORLDS = 24;

/**
 * The chances of all seats as a moment stands, without a search for what could be done: whoever is asked
 * sees his own best plan and not the answer to it, so thoughts rise and fall with every turn.
 */
export function standing<G extends Shape>(
  mind: Mind<G>,
  known: Known<G>,
  seed: number,
  then: (guessed: Guessed<G>, random: Random) => void = () => {},
): number[] {
  const next = imagined(mind, known, fastRandom(seed));
  const totals = mind.world.seats.map(() => 0);
  for (let world = 0; world < WORLDS; world++) {
    const guessed = next(ALWAYS_NEW);
    // The same luck in the same world, whatever is done in it.
    const random = fastRandom(seed + 1 + world);
    then(guessed, random);
    begin(mind, guessed, random);
    const chances = judge(mind, guessed, random, mind.knowledge.milestone);
    for (const [at, chance] of chances.entries()) totals[at]! += chance / WORLDS;
  }
  return totals;
}

/** What is judged is the end of what is under way: where nothing is, the next round is played on as well. */
function begin<G extends Shape>(mind: Mind<G>, guessed: Guessed<G>, random: Random): void {
  const { world, knowledge } = mind;
  const decision = world.decision(guessed);
  if (decision !== null && knowledge.milestone?.isQuiet(guessed) === true) {
    goOn(mind, guessed, decision, random);
  }
}

/** The same after actions of that seat, as they are written. */
export function standingAfter<G extends Shape>(
  mind: Mind<G>,
  known: Known<G>,
  actions: readonly string[],
  seed: number,
): number[] {
  // Nobody is better off only because he is still at turn; where rounds are played on he is not.
  const close = mind.knowledge.milestone === undefined ? [END] : [];
  return standing(mind, known, seed, (guessed, random) =>
    carryOut(mind.world, guessed, known.seat, [...actions, ...close], random),
  );
}

/** Does what is possible of it: what comes to light on the way may end it. */
function carryOut<G extends Shape>(
  world: World<G>,
  guessed: Guessed<G>,
  seat: G['Seat'],
  actions: readonly string[],
  random: Random,
): void {
  for (const written of actions) {
    if (!world.decision(guessed)?.seats.includes(seat)) return;
    const action = world.legal(guessed, seat).find(each => world.print(each) === written);
    if (action === undefined) return;
    world.apply(guessed, seat, action, random);
  }
}
