import type { Refusal } from '@oubliette/kernel';

/** Why a wish is refused, in words. */
export interface RefusalWords {
  /** What is forbidden. */
  readonly title: string;
  /** What would help. */
  readonly words: string;
  readonly rule: string;
}

/** The refusals of a game in one language: title and help by the id of the rule. */
export interface Refusals {
  readonly refusals: Readonly<Record<string, readonly [string, string]>>;
  readonly unforeseen: readonly [string, string];
}

export function wordsOf({ refusals, unforeseen }: Refusals, { rule }: Refusal): RefusalWords {
  const [title, words] = refusals[rule] ?? unforeseen;
  return { title, words, rule };
}
