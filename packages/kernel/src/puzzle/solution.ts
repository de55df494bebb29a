import type { Game, Shape } from '../game.ts';
import { reading } from '../notation/reading.ts';
import { readScript } from '../notation/script.ts';
import type { Random } from '../random/random.ts';
import { type RandomScript, ScriptFault, scriptedRandom } from '../random/scripted.ts';
import { type Fault, fault, faultLines, type Result } from '../result.ts';
import { loses } from './appraise.ts';
import type { PlayedPuzzle, PuzzleStep } from './puzzle.ts';
import type { PuzzleSearch } from './search.ts';

/** Plays the solution as it is written; everything that is wrong with it, nothing if it solves the puzzle. */
export function playSolution<G extends Shape>(
  puzzle: PlayedPuzzle,
  search: PuzzleSearch<G>,
): Fault[] {
  const { subject, start } = search.quest;
  const script = scriptOf(puzzle, subject.game);
  if (!script.ok) return [...script.faults];
  const random = scriptedRandom(script.value);
  const state = subject.game.clone(start);
  for (const [index, step] of puzzle.solution.entries()) {
    const why = play(search, state, step, random);
    if (why !== null) return [wrong(`solution.${index}`, why)];
  }
  if (!search.isSettled(state) || search.worth(state) < 1) {
    return [wrong('solution', 'The solution ends before the goal is reached.')];
  }
  const left = Object.keys(random.left());
  if (left.length === 0) return [];
  return [wrong('random', `Scripted chance was never asked for: ${left.join(', ')}.`)];
}

const wrong = (at: string, text: string): Fault => fault('puzzle.solution', at, text);

/** Carries out a step; why that does not go, or nothing. */
function play<G extends Shape>(
  search: PuzzleSearch<G>,
  state: G['State'],
  { do: texts, seat = search.quest.seat }: PuzzleStep,
  random: Random,
): string | null {
  const { game } = search.quest.subject;
  for (const text of texts) {
    const read = game.notation.parseAction(text);
    if (!read.ok) return faultLines(read.faults);
    const action = read.value;
    if (!game.decision(state)?.seats.includes(seat)) return `${seat} has nothing to decide here.`;
    const refusal = game.refusal(state, seat, action);
    if (refusal !== null) return `“${text}” is refused by ${refusal.rule}.`;
    if (seat === search.quest.seat && loses(search, state, action))
      return `“${text}” makes the goal less likely.`;
    try {
      game.apply(state, seat, action, random);
    } catch (error) {
      if (!(error instanceof ScriptFault)) throw error;
      return `“${text}”: ${error.inNumbersFrom(game.purposes[error.purpose]?.from ?? 0)}.`;
    }
  }
  return null;
}

/** What chance gives in the solution, in the numbers that people count in. */
function scriptOf<G extends Shape>(
  { random = [] }: PlayedPuzzle,
  game: Game<G>,
): Result<RandomScript> {
  const steps = random.map((text, index) => ({ at: `random.${index}`, text }));
  return reading(() => readScript(steps, game as unknown as Game<Shape>));
}
