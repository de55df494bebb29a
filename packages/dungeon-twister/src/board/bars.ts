/**
 * What bars the way from one square to the next, as a set of bits: nothing at all is 0.
 * The two parts of a border between rooms are united, so 0 also means that both permit (DT-BOARD-03).
 */
import type { EdgeSign } from './room.ts';

export const WALL = 1;
export const PORTCULLIS = 2;
export const SLIT = 4;
export const OUTSIDE = 8;
export const UNREVEALED = 16;

export type BarRule = 'DT-BOARD-04' | 'DT-BOARD-05' | 'DT-BOARD-07' | 'DT-PORT-01' | 'DT-SLIT-01';

export const BARS_OF_SIGN: Readonly<Record<EdgeSign, number>> = {
  '-': 0,
  W: WALL,
  P: PORTCULLIS,
  S: SLIT,
};

/** The most specific rule first (DT-CONV-08): features of the board, then the board itself. */
const RULES: readonly (readonly [number, BarRule])[] = [
  [PORTCULLIS, 'DT-PORT-01'],
  [SLIT, 'DT-SLIT-01'],
  [OUTSIDE, 'DT-BOARD-04'],
  [WALL, 'DT-BOARD-05'],
  [UNREVEALED, 'DT-BOARD-07'],
];

const RULE_OF_BARS: readonly (BarRule | null)[] = Array.from(
  { length: 32 },
  (_, bars) => RULES.find(([bar]) => (bars & bar) !== 0)?.[1] ?? null,
);

/** The rule that a refusal names for these bars, or null where nothing bars the way. */
export function ruleOfBars(bars: number): BarRule | null {
  return RULE_OF_BARS[bars] ?? null;
}
