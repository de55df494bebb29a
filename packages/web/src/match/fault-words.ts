import type { Fault } from '@oubliette/kernel';
import { spoken } from '../i18n/catalogue.ts';

/** What is wrong with a match, in the reader's language; the words are fetched when something is. */
export async function faultWords(faults: readonly Fault[]): Promise<string> {
  const { wordsOfFaults } = await spoken(import('./fault/words.ts'));
  return wordsOfFaults(faults);
}
