import {
  answerOf,
  decide,
  type Game,
  gameOf,
  type Match,
  optionsOf,
  type Shape,
  startMatch,
} from '@oubliette/kernel';
import type { Lesson } from '@oubliette/kernel/lesson';

/** A lesson as it goes on beside the page: what its own solution does, and what the others answer. */
export function beside(lesson: Lesson, plain: Game<Shape>): Match<Shape> {
  const game = gameOf(lesson, plain);
  if (!game.ok) throw new Error(game.faults[0]!.text);
  const options = plain.parseOptions(optionsOf(lesson, plain));
  if (!options.ok) throw new Error(options.faults[0]!.text);
  const match = startMatch(game.value, options.value, lesson.id);
  answered(match, lesson);
  return match;
}

/** The actions of a wish. */
export const actionsOf = ({ game }: Match<Shape>, wish: string): unknown[] =>
  wish.split(';').map(written => {
    const action = game.notation.parseAction(written.trim());
    if (!action.ok) throw new Error(action.faults[0]!.text);
    return action.value;
  });

/** Carries out a wish, and all that the others do then. */
export function carryOut(match: Match<Shape>, lesson: Lesson, wish: string): void {
  for (const action of actionsOf(match, wish)) decide(match, lesson.seat, action);
  answered(match, lesson);
}

function answered(match: Match<Shape>, lesson: Lesson): void {
  const other = () => match.game.decision(match.state)?.seats.find(seat => seat !== lesson.seat);
  for (let seat = other(); seat; seat = other()) decide(match, seat, answerOf(match, lesson, seat));
}
