import type { DocumentFault } from './fault.ts';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

const WORDS = { en, ru };

/** Why, in a sentence. */
export function faultReason({ code, params }: DocumentFault, language: keyof typeof WORDS): string {
  return WORDS[language][code](params);
}

/** Place and reason in one line. */
export function faultLine(fault: DocumentFault, language: keyof typeof WORDS): string {
  const reason = faultReason(fault, language);
  return fault.at === '' ? reason : `${fault.at}: ${reason}`;
}
