import type { Seat, Shape } from '../game.ts';
import type { Match } from '../match/match.ts';
import type { Exercise } from '../notation/exercise.ts';

/** What ends something rather than begins it. */
const LITTLE = /^(end|stop|pass|done|finish|confirm|choose 0|demand 0|card 2)\b/;

/** What a seat does in an exercise: the next of its answers that is legal, else as little as it can. */
export function answerOf(
  { game, log, state }: Match<Shape>,
  exercise: Exercise,
  seat: Seat,
): unknown {
  const { printAction } = game.notation;
  const legal = game.legal(state, seat);
  const printed = legal.map(action => `${seat} ${printAction(action)}`);
  const given = log.filter(entry => entry.seat !== exercise.seat).length;
  const next = (exercise.answers ?? []).slice(given).find(each => printed.includes(each));
  if (next !== undefined) return legal[printed.indexOf(next)];
  return legal.find(action => LITTLE.test(printAction(action))) ?? legal[0];
}
