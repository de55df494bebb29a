import { kindOf } from '../seen/reading.ts';
import { tileWords } from '../words/index.ts';

/** What the tile of that number is called. */
export const tileName = (id: string): string => tileWords(kindOf(id)).name;

/** What the tile of that number does. */
export const tileEffect = (id: string): string => tileWords(kindOf(id)).words;
