import { cut } from '@oubliette/kernel';
import type { DocumentFault } from './fault.ts';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

const WORDS = { en, ru };

/** Longer than any list of known words, far shorter than a file. */
const LONGEST = 600;

/** Why, in a sentence. */
export function faultReason({ code, params }: DocumentFault, language: keyof typeof WORDS): string {
  return cut(WORDS[language][code](params), LONGEST);
}

/** Place and reason in one line. */
export function faultLine(fault: DocumentFault, language: keyof typeof WORDS): string {
  const reason = faultReason(fault, language);
  return fault.at === '' ? reason : `${cut(fault.at, 160)}: ${reason}`;
}
