import { fingerprint } from '../fingerprint.ts';
import type { Shape } from '../game.ts';
import { isBarrier } from '../match/match.ts';
import type { MatchRandom } from '../random/random.ts';
import { seededRandom } from '../random/seeded.ts';
import { ambientAskedBy } from './ambient.ts';
import { NotPassed } from './trial.ts';
import type { BatteryWorlds } from './worlds.ts';

/** What an action led to in some world. */
export interface DeedAttempt<G extends Shape> {
  readonly state: G['State'];
  readonly events: readonly G['Event'][];
  readonly barrier: boolean;
}

/** The scene, what a seat is about to do there, and what that leads to. */
export interface DeedOnTrial<G extends Shape> extends BatteryWorlds<G> {
  readonly seat: G['Seat'];
  readonly action: G['Action'];
  /** The chance that the match will give, to be asked again and again. */
  readonly chance: MatchRandom;
  readonly done: DeedAttempt<G>;
  /** Whether the state of the match is what it was, for the action happened in a clone. */
  readonly untouched: boolean;
  /** Sources of chance and time beside the seed that the action asked. */
  readonly asked: readonly string[];
}

export function deedOf(
  scene: BatteryWorlds<Shape>,
  seat: string,
  action: unknown,
): DeedOnTrial<Shape> {
  const { match } = scene;
  const act = { ...scene, seat, chance: seededRandom(match.seed, match.random.positions()) };
  const before = fingerprint(match.state);
  let done: DeedAttempt<Shape> | undefined;
  const asked = ambientAskedBy(() => {
    done = attempt(act, match.state, action);
  });
  return { ...act, action, done: done!, asked, untouched: fingerprint(match.state) === before };
}

/** Carries a legal action out in a copy of a world, with the chance of the match. */
export function attempt(
  { game, match, seat, chance }: Pick<DeedOnTrial<Shape>, 'game' | 'match' | 'seat' | 'chance'>,
  world: object,
  action: unknown,
): DeedAttempt<Shape> {
  chance.rewind(match.random.positions());
  const given = chance.given;
  const state = game.clone(world);
  try {
    const events = game.apply(state, seat, action, chance);
    return { state, events, barrier: isBarrier(game, state, events, chance.given !== given) };
  } catch (error) {
    const text = game.notation.printAction(action);
    const why = error instanceof Error ? error.message : error;
    throw new NotPassed('executor agrees', `“${text}” is legal, but throws ${why}`);
  }
}
