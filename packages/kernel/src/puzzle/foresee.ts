import type { Shape } from '../game.ts';
import { fail, fault, ok, type Result } from '../result.ts';
import { goalOf } from './goal.ts';
import { positionOf } from './position.ts';
import type { ForeseenPuzzle } from './puzzle.ts';
import type { PuzzleSubject } from './subject.ts';

/** Which of the choices is right: the only one whose claims hold. */
export function rightChoice<G extends Shape>(
  puzzle: ForeseenPuzzle,
  subject: PuzzleSubject<G>,
): Result<number> {
  const position = positionOf(puzzle, subject.game);
  if (!position.ok) return position;
  const right: number[] = [];
  for (const [index, { claims }] of puzzle.choices.entries()) {
    const judge = goalOf(subject, claims, position.value);
    if (!judge.ok) return judge;
    if (judge.value(position.value)) right.push(index);
  }
  if (right.length === 1) return ok(right[0]!);
  const found = right.length === 0 ? 'none of the choices is' : `${right.length} choices are`;
  return fail(fault('puzzle.unproved', 'choices', `One choice is to be right, but ${found}.`));
}
