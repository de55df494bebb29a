import { type Exercise, ok, type Result, type Shape, statesOf } from '@oubliette/kernel';
import {
  appraise,
  PuzzleSearch,
  type PuzzleSubject,
  questOf,
  TooLong,
  worstAnswer,
} from '@oubliette/kernel/puzzles';
import type { HostInternals } from '../match-host.ts';
import { questionOf } from '../present.ts';
import { wish } from '../wish.ts';
import type { Appraiser, AskedPuzzle, LaidExercise } from './contract.ts';
import { type ExerciseHost, layExercise } from './lay-exercise.ts';

/** Positions that are looked at for one answer; a position that somebody brings may be of any size. */
const MOST = 250_000;

const twister = () => import('@oubliette/dungeon-twister/puzzles');

const SUBJECTS: Readonly<Record<string, () => Promise<PuzzleSubject<Shape>>>> = {
  duel: () => twister().then(({ duelPuzzles }) => duelPuzzles as unknown as PuzzleSubject),
  solo: () => twister().then(({ soloPuzzles }) => soloPuzzles as unknown as PuzzleSubject),
  claustrophobia: () =>
    import('@oubliette/claustrophobia/puzzles').then(
      ({ claustrophobiaPuzzles }) => claustrophobiaPuzzles as unknown as PuzzleSubject,
    ),
};

/**
 * Lays a puzzle on the table: an exercise in which the others answer what hurts the solver most, and
 * which says how a try stands.
 */
export async function layPuzzle(
  puzzle: AskedPuzzle,
  around: ExerciseHost,
): Promise<Result<LaidPuzzle>> {
  const subject = await SUBJECTS[puzzle.game]!();
  const quest = questOf(puzzle, subject);
  if (!quest.ok) return quest;
  const search = new PuzzleSearch({ ...quest.value, most: MOST });
  let inside!: HostInternals;
  const lend = (internals: HostInternals) => {
    inside = internals;
  };
  const laid = await layExercise(exerciseOf(puzzle), { ...around, lend });
  if (!laid.ok) return laid;
  const { key, host } = laid.value;
  const seats = provedSeats(search, inside, around.inTurn);
  return ok({ key, host: { ...host, ...seats, ...appraiser(search, inside, around.inTurn) } });
}

export interface LaidPuzzle extends LaidExercise {
  readonly host: LaidExercise['host'] & Appraiser;
}

function exerciseOf({ game, options, given, seat }: AskedPuzzle): Exercise {
  const plain = { game, given: given.join('\n'), seat, answers: [] };
  return options === undefined ? plain : { ...plain, options };
}

/** Seats that do what hurts the solver most, whenever they are asked. */
function provedSeats(
  search: PuzzleSearch<Shape>,
  inside: HostInternals,
  inTurn: ExerciseHost['inTurn'],
): Pick<LaidExercise['host'], 'think' | 'play'> {
  const { seat: solver, subject } = search.quest;
  return {
    async think(key) {
      const found = await inTurn(() => inside.fetched(key));
      return found.ok && asked(found.value.match) !== undefined;
    },
    play: claim =>
      inTurn(() =>
        inside.change(claim, hosted => {
          const seat = asked(hosted.match);
          if (seat === undefined) return null;
          const { state } = hosted.match;
          const worst = unlessTooLong(() => worstAnswer(search, state));
          return wish(hosted, seat, worst?.actions ?? subject.game.legal(state, seat).slice(0, 1));
        }),
      ),
  };

  /** Where all choose unseen, the others answer when the solver has: nobody could do worse to them. */
  function asked(match: Parameters<typeof questionOf>[0]) {
    const seats = questionOf(match)?.seats ?? [];
    return seats.includes(solver) ? undefined : seats[0];
  }
}

function appraiser(
  search: PuzzleSearch<Shape>,
  inside: HostInternals,
  inTurn: ExerciseHost['inTurn'],
): Appraiser {
  return {
    async appraise(key) {
      const found = await inTurn(() => inside.fetched(key));
      if (!found.ok) return null;
      const { match } = found.value;
      return unlessTooLong(() => appraise(search, statesOf(match), match.log));
    },
  };
}

/** What takes too long is not known. */
function unlessTooLong<Value>(find: () => Value): Value | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof TooLong) return null;
    throw error;
  }
}
