import { fastRandom, type Shape } from '@oubliette/kernel';
import { type Guessed, sharesOf } from '../../world.ts';
import { judge, settle } from '../judge.ts';
import type { SearchMind } from '../mind.ts';
import type { TurnThinking } from './look.ts';
import { plansOf, type TurnPlan } from './plans.ts';
import type { Preference, TurnInThought, TurnPoint } from './spot.ts';
import { planner, turnOf, worldAt } from './turn.ts';

/** Worlds in which a plan is followed at most that chance has a part in, and those in which it is answered. */
const FOLLOWED = 8;
const ANSWERED = 2;

/** How broadly the answer of the others is planned (0: not at all), and in how many worlds after chance. */
export interface Foresight {
  readonly breadth: number;
  readonly worlds: number;
  /** The chance that a plan has to reach: what an answer brings below it is thought no further. */
  readonly floor: number;
}

/**
 * The chance of the seat after a plan and what follows from it, over some worlds; if that is below the
 * floor, no more than that it is.
 */
export function sequelOf<G extends Shape>(
  thinking: TurnThinking<G>,
  turn: TurnInThought<G>,
  { spot, worth }: TurnPlan<G>,
  foresight: Foresight,
): number {
  if (spot.fate === 'is over' && foresight.breadth === 0) return worth;
  const answers = answersTo(thinking, turn, spot, Math.min(FOLLOWED, foresight.worlds));
  let sum = 0;
  for (const [at, answer] of answers.entries()) {
    const later = answers.length - 1 - at;
    const floor = foresight.floor * answers.length - sum - later;
    sum += chanceAfter(thinking, turn.seat, answer, { ...foresight, floor });
  }
  return sum / answers.length;
}

/** The turns of the others that may follow, after chance in so many worlds; those thought of before are among them. */
function answersTo<G extends Shape>(
  thinking: TurnThinking<G>,
  turn: TurnInThought<G>,
  spot: TurnPoint<G>,
  worlds: number,
): readonly TurnInThought<G>[] {
  spot.answers ??= spot.fate === 'is over' ? [answerTo(thinking, turn, spot)] : [];
  if (spot.fate === 'is over') return spot.answers;
  while (spot.answers.length < worlds) {
    spot.answers.push(answerAfterChance(thinking, turn, spot, spot.answers.length));
  }
  return spot.answers;
}

function answerTo<G extends Shape>(
  thinking: TurnThinking<G>,
  turn: TurnInThought<G>,
  spot: TurnPoint<G>,
): TurnInThought<G> {
  const { mind, random } = thinking;
  const worlds = turn.worlds.slice(0, ANSWERED);
  return followed(
    thinking,
    turn.seat,
    worlds.map((_, index) => worldAt(mind, turn, spot, index, random)),
  );
}

/** A turn in which chance comes first is finished as looks best. */
function answerAfterChance<G extends Shape>(
  thinking: TurnThinking<G>,
  turn: TurnInThought<G>,
  spot: TurnPoint<G>,
  index: number,
): TurnInThought<G> {
  const { mind, luck } = thinking;
  const random = fastRandom(luck + index);
  const guessed = worldAt(mind, turn, spot, index, random);
  settle(mind, guessed, random);
  return followed(thinking, turn.seat, [finishedIn(thinking, turn.seat, guessed)]);
}

function followed<G extends Shape>(
  { mind }: TurnThinking<G>,
  observer: G['Seat'],
  worlds: readonly Guessed<G>[],
): TurnInThought<G> {
  const { seats } = mind.world;
  const seat = planner(mind, worlds[0]!) ?? seats[0]!;
  if (seats.length === 2) return turnOf(seats, seat, worlds);
  return turnOf(seats, seat, worlds, wishOf(mind, seat, observer, worlds[0]!));
}

/** What the next player is taken to want at a table of more than two. */
function wishOf<G extends Shape>(
  { world, knowledge, settings }: SearchMind<G>,
  seat: G['Seat'],
  observer: G['Seat'],
  guessed: Guessed<G>,
): Preference {
  const [own, against] = [world.seats.indexOf(seat), world.seats.indexOf(observer)];
  if (seat === observer || settings.suspicion === 0) return chances => chances[own]!;
  if (settings.suspicion === 1) return chances => 1 - chances[against]!;
  const now = knowledge.chances(world, guessed);
  const leader = now.indexOf(Math.max(...now));
  return leader === own ? chances => chances[own]! : chances => 1 - chances[leader]!;
}

/** Plays a turn to its end, as looks best at once. */
function finishedIn<G extends Shape>(
  thinking: TurnThinking<G>,
  seat: G['Seat'],
  guessed: Guessed<G>,
): Guessed<G> {
  const { mind, random } = thinking;
  if (planner(mind, guessed) !== seat) return guessed;
  const rest = turnOf(mind.world.seats, seat, [guessed]);
  const over = plansOf(thinking, rest, 1).find(({ spot }) => spot.fate === 'is over');
  return over === undefined ? guessed : worldAt(mind, rest, over.spot, 0, random);
}

/** The chance of a seat when the others have answered as is best for them. */
function chanceAfter<G extends Shape>(
  thinking: TurnThinking<G>,
  seat: G['Seat'],
  answer: TurnInThought<G>,
  { breadth, floor }: Foresight,
): number {
  const { mind, random } = thinking;
  const { world, knowledge } = mind;
  const own = world.seats.indexOf(seat);
  const guessed = answer.worlds[0]!;
  const outcome = world.outcome(guessed);
  if (outcome !== null) return sharesOf(outcome, world.seats)[own]!;
  if (planner(mind, guessed) === null) return judge(mind, world.clone(guessed), random)[own]!;
  if (breadth === 0 || answer.seat === seat) return knowledge.chances(world, guessed)[own]!;
  if (world.seats.length > 2) return amongMany(thinking, own, answer, breadth);
  return 1 - plansOf(thinking, answer, breadth, 1 - floor)[0]!.worth;
}

/** The chance of a side at a table of more than two when the next player has done what they want. */
function amongMany<G extends Shape>(
  thinking: TurnThinking<G>,
  own: number,
  answer: TurnInThought<G>,
  breadth: number,
): number {
  const { mind, luck } = thinking;
  const [best] = plansOf(thinking, answer, breadth);
  const random = fastRandom(luck);
  return judge(mind, worldAt(mind, answer, best!.spot, 0, random), random)[own]!;
}
