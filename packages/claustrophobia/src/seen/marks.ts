/** What a view says in words, by the names of the notation, and what the state keeps as masks and numbers. */
import { ASIDE, DEAD, ESCAPED, GUIDING } from '../warriors/roster.ts';

/** Flags of a warrior, the first at bit 0. */
export const WARRIOR_FLAGS = [
  'acted',
  'exhausted',
  'tough',
  'courage',
  'blessed-mvt',
  'blessed-cbt',
  'unguarded',
] as const;
export type WarriorFlag = (typeof WARRIOR_FLAGS)[number];

/** What lies or waits on a tile, the first at bit 0. */
export const TILE_MARKS = [
  'discarded',
  'sprung',
  'hole',
  'token',
  'seal',
  'seal-hit',
  'sleeping',
  'treasure',
] as const;
export type TileMark = (typeof TILE_MARKS)[number];

/** How much is known of a tile in the pile: nothing, the humans have foreseen it, all have seen it. */
export const KNOWLEDGE = ['unknown', 'foreseen', 'open'] as const;

/** Where a warrior is who is on no tile. */
export const OFF_TILES = { aside: ASIDE, dead: DEAD, escaped: ESCAPED, guiding: GUIDING } as const;
export type OffTiles = keyof typeof OFF_TILES;
const OFF = Object.keys(OFF_TILES) as OffTiles[];

export const offTiles = (place: number): OffTiles => OFF.find(word => OFF_TILES[word] === place)!;

/** mask → the words of its bits, made once */
function wordsByMask<Word extends string>(words: readonly Word[]): readonly (readonly Word[])[] {
  return Array.from({ length: 1 << words.length }, (_, mask) =>
    Object.freeze(words.filter((_word, bit) => (mask & (1 << bit)) !== 0)),
  );
}

export const FLAGS_SHOWN = wordsByMask(WARRIOR_FLAGS);
export const MARKS_SHOWN = wordsByMask(TILE_MARKS);

export function maskFor<Word extends string>(
  words: readonly Word[],
  shown: readonly Word[],
): number {
  return shown.reduce((mask, word) => mask | (1 << words.indexOf(word)), 0);
}

/** Lines of a warrior from 1 to 6, and the mask of them. */
const LINES_SHOWN = Array.from({ length: 64 }, (_, mask) =>
  Object.freeze([1, 2, 3, 4, 5, 6].filter(line => (mask & (1 << (line - 1))) !== 0)),
);
export const linesIn = (mask: number): readonly number[] => LINES_SHOWN[mask]!;
export const linesMask = (lines: readonly number[]): number =>
  lines.reduce((mask, line) => mask | (1 << (line - 1)), 0);
