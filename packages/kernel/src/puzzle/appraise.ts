import type { Shape } from '../game.ts';
import type { LogEntry } from '../match/match.ts';
import { outcomes } from './chance.ts';
import type { PuzzleDeed } from './deeds.ts';
import { NEARLY, type PuzzleSearch } from './search.ts';

/** A deed that gave something away. */
export interface PuzzleMistake {
  /** The place of its last action in the log. */
  readonly at: number;
  /** The chance before it and after it. */
  readonly from: number;
  readonly to: number;
  /** What others answer to it, if it was theirs to answer. */
  readonly answer: { readonly seat: string; readonly actions: readonly string[] } | null;
}

/** Whether the goal is reached, missed, or still to be reached; and the first deed that was not the best. */
export interface Appraisal {
  readonly is: 'reached' | 'missed' | 'open';
  readonly mistake: PuzzleMistake | null;
}

/** Looks at what was done so far: the states before and after each action. */
export function appraise<G extends Shape>(
  search: PuzzleSearch<G>,
  states: readonly G['State'][],
  log: readonly Pick<LogEntry<G>, 'seat' | 'action'>[],
): Appraisal {
  const now = states.at(-1)!;
  const mistake = firstMistake(search, states, log);
  if (!search.isSettled(now)) return { is: 'open', mistake };
  return { is: search.worth(now) > 1 - NEARLY ? 'reached' : 'missed', mistake };
}

function firstMistake<G extends Shape>(
  search: PuzzleSearch<G>,
  states: readonly G['State'][],
  log: readonly Pick<LogEntry<G>, 'seat' | 'action'>[],
): PuzzleMistake | null {
  const { seat: solver, subject } = search.quest;
  const { printAction } = subject.game.notation;
  const at = log.findIndex(
    ({ seat, action }, index) => seat === solver && loses(search, states[index]!, action),
  );
  if (at < 0) return null;
  const from = search.worth(states[at]!);
  const to = worthAfter(search, states[at]!, log[at]!.action);
  const answered = log.slice(at + 1).find(({ seat }) => seat !== solver);
  if (answered !== undefined) {
    return {
      at,
      from,
      to,
      answer: { seat: answered.seat, actions: [printAction(answered.action)] },
    };
  }
  const worst = worstAnswer(search, states.at(-1)!);
  const answer = worst && { seat: worst.seat, actions: worst.actions.map(printAction) };
  return { at, from, to, answer };
}

/** The chance that an action leaves, before chance has its say. */
function worthAfter<G extends Shape>(
  search: PuzzleSearch<G>,
  state: G['State'],
  action: G['Action'],
): number {
  const { subject, seat } = search.quest;
  const all = outcomes(subject.game, state, seat, action, subject.throws);
  return search.worthOf({ seat, actions: [action], outcomes: all });
}

/** What hurts the solver most of all that others can do now; nothing if it is not theirs to do. */
export function worstAnswer<G extends Shape>(
  search: PuzzleSearch<G>,
  state: G['State'],
): PuzzleDeed<G> | null {
  if (search.isSettled(state) || search.turnOf(state) === search.quest.seat) return null;
  let worst: { readonly deed: PuzzleDeed<G>; readonly worth: number } | null = null;
  for (const deed of search.deeds(state)) {
    const worth = search.worthOf(deed);
    if (worst === null || worth < worst.worth) worst = { deed, worth };
  }
  return worst?.deed ?? null;
}

/** Whether the solver throws away some of their chance; bad luck does not count. */
export function loses<G extends Shape>(
  search: PuzzleSearch<G>,
  state: G['State'],
  action: G['Action'],
): boolean {
  if (search.isSettled(state)) return false;
  return worthAfter(search, state, action) < search.worth(state) - NEARLY;
}
