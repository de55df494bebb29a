import { fastRandom, type Shape } from '@oubliette/kernel';
import { playMatch } from '../arena/referee.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { KnownGame } from '../knowledge/known.ts';
import { searcher } from '../players/searcher.ts';
import { mindOf } from '../search/mind.ts';
import { sharesOf, worldOf } from '../world.ts';
import { rounded } from './fit.ts';

export type Numbers = Readonly<Record<string, number>>;

/** A game whose numbers can be tried out: knowledge is made from any of them. */
export interface TryableGame extends Pick<KnownGame, 'game'> {
  readonly numbers: Numbers;
  knowing(numbers: Numbers): Knowledge<Shape>;
}

export interface TuningTrials {
  readonly mode: string;
  readonly nodes: number;
  readonly seed: string;
  /** By how much numbers are changed for a trial, as a logarithm: 0.5 is a factor of 1.65. */
  readonly spread: number;
}

/** A match of two players who judge by numbers changed at random, each by other ones. */
export interface TuningTrial {
  readonly match: number;
  /** For each number, how much more of it the first player had, as a logarithm. */
  readonly leads: readonly number[];
  /** What the first player won. */
  readonly share: number;
}

/** Plays a match in which each player has every number either raised or lowered, as chance will have it. */
export function tryOut(
  { game, numbers, knowing }: TryableGame,
  { mode, nodes, seed, spread }: TuningTrials,
  match: number,
): TuningTrial {
  const options = game.parseOptions(game.modes[mode]);
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const seats = game.seats(options.value);
  const world = worldOf(game, seats);
  const random = fastRandom(match);
  const changes = seats.map(() =>
    Object.keys(numbers).map(() => (random.below('change', 2) === 0 ? -spread : spread)),
  );
  const contenders = seats.map((seat, at) => {
    const changed = Object.entries(numbers).map(
      ([name, value], n) => [name, value * Math.exp(changes[at]![n]!)] as const,
    );
    const mind = mindOf(world, knowing(Object.fromEntries(changed)));
    const bot = searcher('on trial', mind, { latitude: 0 }, false);
    return [seat, { bot, budget: { nodes } }] as const;
  });
  const played = playMatch(game, options.value, Object.fromEntries(contenders), `${seed} ${match}`);
  const [first, second] = changes;
  const leads = first!.map((change, n) => change - second![n]!);
  return { match, leads, share: sharesOf(played, seats)[0]! };
}

/** What the trials say about one number. */
export interface TrialVerdict {
  readonly name: string;
  /** Share of the win that e times as much of it brings, and how many standard errors that is. */
  readonly gain: number;
  readonly errors: number;
}

/** All numbers are changed at once and independently, so each has its own verdict. */
export function verdictsOf(numbers: Numbers, trials: readonly TuningTrial[]): TrialVerdict[] {
  const mean = trials.reduce((sum, { share }) => sum + share, 0) / trials.length;
  const square = trials.reduce((sum, { share }) => sum + (share - mean) ** 2, 0) / trials.length;
  return Object.keys(numbers).map((name, at) => {
    let [together, alone] = [0, 0];
    for (const { leads, share } of trials) {
      together += leads[at]! * (share - mean);
      alone += leads[at]! ** 2;
    }
    const gain = together / alone;
    return { name, gain, errors: gain / Math.sqrt(square / alone) };
  });
}

/** Standard errors from which on a verdict is believed in full. */
const CERTAIN = 3;

/** New numbers: each is moved the way that won, by a spread at most, less where the trials are in doubt. */
export function improved(
  numbers: Numbers,
  trials: readonly TuningTrial[],
  spread: number,
): Numbers {
  const moved = verdictsOf(numbers, trials).map(({ name, errors }) => {
    const belief = Math.max(-1, Math.min(1, errors / CERTAIN));
    return [name, rounded(numbers[name]! * Math.exp(spread * belief))] as const;
  });
  return Object.fromEntries(moved);
}
