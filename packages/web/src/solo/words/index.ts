/** The solo game in words, in the reader's language. */
import type { Decision } from '@oubliette/kernel';
import { text } from './messages.ts';

export { soloStory } from './story.ts';

export function questionWords(decision: Decision | null): string {
  return decision === null ? text().over : (text().questions[decision.question] ?? '');
}
