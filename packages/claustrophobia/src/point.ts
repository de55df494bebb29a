import type { Random } from '@oubliette/kernel';
import type { RuleId } from '../rules/ids.ts';
import type { Action } from './action.ts';
import type { CaveStory } from './event.ts';
import { type QuestionKind, question } from './question.ts';
import type { OwnQuestion, OwnWork } from './scenarios/own-questions.ts';
import type { Role } from './seats.ts';
import type { State } from './state.ts';
import type { Work, WorkOf } from './work.ts';

/** A decision: every legal answer, why another one is not, and what an answer does. */
export interface DecisionRules {
  legal(state: State, role: Role): Action[];
  whyNot(state: State, role: Role, action: Action): RuleId | null;
  answer(state: State, action: Action, random: Random, story: CaveStory, role: Role): void;
}

/** Does a piece of pending work: it asks, pushes further work, or takes itself off the stack. */
export type DoWork<K extends Work['kind']> = (
  state: State,
  work: WorkOf<K>,
  random: Random,
  story: CaveStory,
) => void;

/** A question that only one scenario asks: its answers, and how its work puts it where it has one. */
export type OwnRules<K extends OwnQuestion> = DecisionRules &
  (K extends OwnWork['kind'] ? { readonly put: DoWork<K> } : object);

export function ask(state: State, kind: QuestionKind, role: Role): void {
  state.frames.push(question(kind, role));
}

/** The work on top, which put the question. */
export function topWork<K extends Work['kind']>(state: State, kind: K): WorkOf<K> {
  const work = state.work[state.work.length - 1];
  if (work?.kind !== kind) throw new Error(`no ${kind} is under way`);
  return work as WorkOf<K>;
}

/** The topmost work of that kind, wherever it lies, or undefined. */
export function findWork<K extends Work['kind']>(state: State, kind: K): WorkOf<K> | undefined {
  for (let index = state.work.length - 1; index >= 0; index--) {
    const work = state.work[index]!;
    if (work.kind === kind) return work as WorkOf<K>;
  }
  return undefined;
}

export function done(state: State): void {
  state.work.pop();
}
