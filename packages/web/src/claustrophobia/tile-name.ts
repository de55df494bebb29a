import { kindOf } from './reading.ts';
import { tileWords } from './words/index.ts';

/** What the tile of that number is called. */
export const tileName = (id: string): string => tileWords(kindOf(id)).name;
