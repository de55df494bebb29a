import type { NameAndWords } from '../../../claustrophobia/words/index.ts';
import { text } from '../../../claustrophobia/words/messages.ts';

/** One of the eight by lot, in words. */
export const byLotWords = (): NameAndWords => text().byLot;
