import { OWN_NAMES } from './scenarios/own-questions.ts';
import type { Role } from './seats.ts';

export const QUESTIONS = [
  'bid',
  'team',
  'gift',
  'marker',
  'seals',
  'window',
  'second-chance',
  'assign',
  'gifts',
  'orders',
  'action',
  'foresee',
  'place',
  'hole',
  'ambush',
  'reroll',
  'guard',
  'line',
  'critical',
  'destiny',
  'trap',
  'entry',
  ...OWN_NAMES,
] as const;

export type QuestionKind = (typeof QUESTIONS)[number];

/** What the match waits for: the kind of question and whom it asks. The work below knows the rest. */
export interface Question {
  readonly kind: QuestionKind;
  readonly role: Role;
}

const ASKED: Readonly<Record<QuestionKind, readonly [Question, Question]>> = Object.fromEntries(
  QUESTIONS.map(kind => [
    kind,
    [Object.freeze({ kind, role: 0 }), Object.freeze({ kind, role: 1 })],
  ]),
) as unknown as Record<QuestionKind, readonly [Question, Question]>;

/** Questions are values, made once. */
export function question(kind: QuestionKind, role: Role): Question {
  return ASKED[kind][role];
}
