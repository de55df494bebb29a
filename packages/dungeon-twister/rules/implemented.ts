import type { Implemented } from '@oubliette/kernel/ledger';

/** Chapters, by their English titles, of which every entry must be named by a test or a vector. */
export const IMPLEMENTED: Implemented = {
  duel: ['Line of sight', 'Room layouts'],
};
