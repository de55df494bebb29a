import type { Shape } from '../game.ts';
import { type Fault, fail, failAll, fault, ok, type Result } from '../result.ts';
import { bestDeeds, isOnlyWay } from './best.ts';
import { rightChoice } from './foresee.ts';
import { goalOf } from './goal.ts';
import { positionOf } from './position.ts';
import type { PlayedPuzzle, Puzzle } from './puzzle.ts';
import { NEARLY, type PuzzleQuest, PuzzleSearch } from './search.ts';
import { playSolution } from './solution.ts';
import type { PuzzleSubject } from './subject.ts';

/** What was found out about a puzzle whose claims all hold. */
export interface Proof {
  /** Positions looked at. */
  readonly looked: number;
  readonly chance: number;
  readonly deeds: number;
}

/** What is asked, without a word about how it is done. */
export type PuzzleTask = Pick<
  PlayedPuzzle,
  'options' | 'given' | 'seat' | 'goal' | 'span' | 'chance'
>;

/** What a puzzle asks, as something that can be searched. */
export function questOf<G extends Shape>(
  puzzle: PuzzleTask,
  subject: PuzzleSubject<G>,
): Result<PuzzleQuest<G>> {
  const position = positionOf(puzzle, subject.game);
  if (!position.ok) return position;
  const start = position.value;
  const goal = goalOf(subject, puzzle.goal, start);
  if (!goal.ok) return failAll(goal.faults.map(found => ({ ...found, code: 'puzzle.goal' })));
  const { seat, span, chance } = puzzle;
  return ok({ subject, start, seat, span, holds: goal.value, certain: chance === 'certain' });
}

/** `certain` or `31/36`. */
export function claimedChance({ chance }: Pick<PlayedPuzzle, 'chance'>): number {
  if (chance === 'certain') return 1;
  const [won, of] = chance.split('/').map(Number);
  return won! / of!;
}

/** Proves everything that a puzzle claims, by looking at all that can happen. */
export function prove<G extends Shape>(puzzle: Puzzle, subject: PuzzleSubject<G>): Result<Proof> {
  const unknown = puzzle.teaches.filter(id => !subject.game.rules.ids.has(id));
  if (unknown.length > 0) {
    return failAll(unknown.map(id => wrong('teaches', `The ledger has no rule ${id}.`)));
  }
  if (puzzle.kind === 'play') return proveSolution(puzzle, subject);
  const right = rightChoice(puzzle, subject);
  return right.ok ? ok({ looked: 1, chance: 1, deeds: 1 }) : right;
}

function proveSolution<G extends Shape>(
  puzzle: PlayedPuzzle,
  subject: PuzzleSubject<G>,
): Result<Proof> {
  const quest = questOf(puzzle, subject);
  if (!quest.ok) return quest;
  const { start, seat } = quest.value;
  const search = new PuzzleSearch(quest.value);
  if (search.turnOf(start) !== seat) {
    return fail(wrong('seat', `It is not for ${seat} to decide here.`));
  }
  if (search.isSettled(start)) {
    return fail(wrong('goal', 'Nothing is left to find: the goal holds from the beginning.'));
  }
  const faults = [...faultsOfClaims(puzzle, search), ...playSolution(puzzle, search)];
  if (faults.length > 0) return failAll(faults);
  return ok({ looked: search.looked, chance: search.worth(start), deeds: puzzle.deeds });
}

const wrong = (at: string, text: string): Fault => fault('puzzle.unproved', at, text);

function faultsOfClaims<G extends Shape>(puzzle: PlayedPuzzle, search: PuzzleSearch<G>): Fault[] {
  const { start } = search.quest;
  const chance = search.worth(start);
  if (Math.abs(chance - claimedChance(puzzle)) > NEARLY) {
    const found = puzzle.chance === 'certain' ? 'there is none' : `the best chance is ${chance}`;
    return [wrong('chance', `It claims a solution (${puzzle.chance}), but ${found}.`)];
  }
  const fewest = search.fewest(start, puzzle.deeds + 1);
  if (fewest !== puzzle.deeds) {
    const found = fewest === null ? 'takes more' : `takes ${fewest}`;
    return [wrong('deeds', `It claims ${puzzle.deeds} deeds, but the shortest solution ${found}.`)];
  }
  return faultOfBest(puzzle, search);
}

function faultOfBest<G extends Shape>(
  { best, deeds }: PlayedPuzzle,
  search: PuzzleSearch<G>,
): Fault[] {
  const { start, subject } = search.quest;
  const print = subject.game.notation.printAction;
  if (best === 'any') return [];
  if (best === 'deeds') {
    return isOnlyWay(search, start, deeds)
      ? []
      : [wrong('best', 'Solutions of that length with other deeds exist.')];
  }
  if (best === 'first') {
    const firsts = bestDeeds(search, start, Number.POSITIVE_INFINITY);
    if (firsts.length === 1) return [];
    const named = firsts.map(({ actions }) => actions.map(print).join(', ')).slice(0, 3);
    return [wrong('best', `${firsts.length} first deeds are as good: ${named.join(' | ')}.`)];
  }
  const { deed } = best;
  if (!subject.game.notation.parseAction(deed).ok) {
    return [wrong('best.deed', `“${deed}” is no action.`)];
  }
  const without = new PuzzleSearch({ ...search.quest, without: action => print(action) === deed });
  return without.worth(start) > search.worth(start) - NEARLY
    ? [wrong('best.deed', `It can be solved without “${deed}”.`)]
    : [];
}
