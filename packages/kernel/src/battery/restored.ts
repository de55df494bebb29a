import { fingerprint } from '../fingerprint.ts';
import { type Game, type Seat, type Shape, TABLE, type Viewer } from '../game.ts';
import { decide, type Match, startMatch } from '../match/match.ts';
import { stateFingerprint } from '../match/state-fingerprint.ts';
import { decode, encode, type Json } from '../plain.ts';
import { fastRandom } from '../random/fast.ts';
import { pick, type StreamPositions } from '../random/random.ts';
import { seededRandom } from '../random/seeded.ts';
import { type BatteryLook, type BatteryScene, type GameOnTrial, lookAt } from './trial.ts';

/** A moment of a match as it can be sent to somebody who has never seen the match. */
export interface SentMoment {
  readonly state: Json;
  readonly seats: readonly Seat[];
  readonly viewers: readonly Viewer[];
  /** seat → wishes in the notation of the game, most of them not allowed */
  readonly wishes: Readonly<Record<Seat, readonly string[]>>;
  readonly seed: string;
  readonly positions: StreamPositions;
}

/** What a game says of a moment, in the order of its viewers, seats and wishes. */
export interface MomentAnswers {
  readonly views: readonly string[];
  readonly legal: readonly (readonly string[])[];
  readonly refusals: readonly (readonly (string | null)[])[];
}

export function sentMoment({
  game,
  match,
  seats,
  viewers,
  wishes,
}: BatteryLook<Shape>): SentMoment {
  const texts = seats.map(seat => [seat, wishes.get(seat)!.map(game.notation.printAction)]);
  return {
    state: encode(match.state),
    seats,
    viewers,
    wishes: Object.fromEntries(texts) as SentMoment['wishes'],
    ...chanceOf(match),
  };
}

const chanceOf = ({ seed, reseedings, random }: Match<Shape>) => ({
  seed: reseedings.at(-1)?.seed ?? seed,
  positions: random.positions(),
});

/** What the game says of a state that came with a moment, or of the one that it was sent from. */
export function answersOf(
  game: Game<Shape>,
  moment: SentMoment,
  state: object = decode(moment.state) as object,
): MomentAnswers {
  const { seats, viewers, wishes } = moment;
  const { printAction, parseAction } = game.notation;
  const refusal = (seat: Seat, text: string): string | null => {
    const wish = parseAction(text);
    return wish.ok ? (game.refusal(state, seat, wish.value)?.rule ?? null) : 'cannot be read';
  };
  return {
    views: viewers.map(viewer => fingerprint(game.view(state, viewer))),
    legal: seats.map(seat => game.legal(state, seat).map(printAction)),
    refusals: seats.map(seat => wishes[seat]!.map(text => refusal(seat, text))),
  };
}

/** The fingerprint after the first legal action of the first seat that is asked; nothing at the end. */
export function nextOf(
  game: Game<Shape>,
  moment: SentMoment,
  state: object = decode(moment.state) as object,
): string | null {
  const [seat] = game.decision(state)?.seats ?? [];
  if (seat === undefined) return null;
  const [action] = game.legal(state, seat);
  const after = game.clone(state);
  game.apply(after, seat, action, seededRandom(moment.seed, moment.positions));
  return stateFingerprint(game, after);
}

/** What the two do not agree on, by name; nothing if all is the same. */
export function disagreement(here: MomentAnswers, there: MomentAnswers): string | null {
  const parts = ['views', 'legal', 'refusals'] as const;
  const differing = parts.find(part => fingerprint(here[part]) !== fingerprint(there[part]));
  return differing === undefined ? null : `a restored state has other ${differing}`;
}

/** A moment, and what is said of it where the match is played. */
export interface WitnessedMoment {
  readonly moment: SentMoment;
  readonly answers: MomentAnswers;
  readonly next: string | null;
}

/** Moments of a random match, one of so many decisions. */
export function witnessed(
  { game, trial }: GameOnTrial,
  options: object,
  every: number,
): WitnessedMoment[] {
  const match = startMatch(game, options, 'witness');
  const seats = game.seats(options);
  const random = fastRandom(1);
  const scene: BatteryScene<Shape> = {
    game,
    trial,
    match,
    seats,
    viewers: [...seats, TABLE],
    random,
  };
  const found: WitnessedMoment[] = [];
  for (let decided = 0; decided < trial.longest; decided++) {
    if (decided % every === 0) {
      const moment = sentMoment(lookAt(scene));
      const answers = answersOf(game, moment, match.state);
      found.push({ moment, answers, next: nextOf(game, moment, match.state) });
    }
    const decision = game.decision(match.state);
    if (decision === null) break;
    const seat = pick(random, 'seat', decision.seats);
    decide(match, seat, pick(random, 'action', game.legal(match.state, seat)));
  }
  return found;
}
