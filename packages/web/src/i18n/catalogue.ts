import type { Language } from './choose.ts';
import { language } from './language.ts';

/** The texts of one feature; called inside a component it follows the language switch. */
export function catalogue<Messages>(texts: Record<Language, Messages>): () => Messages {
  return () => texts[language()];
}
