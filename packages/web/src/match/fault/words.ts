import type { Fault } from '@oubliette/kernel';
import { text } from './messages.ts';

/** What is wrong with a match, in the reader's language. */
export function wordsOfFaults(faults: readonly Fault[]): string {
  const [first] = faults;
  if (!first) return text().otherFault;
  return text().faults[first.code]?.(first.at) ?? text().otherFault;
}
