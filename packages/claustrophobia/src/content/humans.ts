/** One line of action: MVT, CBT, DEF. */
export type LineOfAction = readonly [mvt: number, cbt: number, def: number];

export type HumanKind = 'RD' | 'BR' | 'BL';

/** The six lines of the three cards; index 0 is the exhausted line (CL-EXH-01). */
export const LINES: Readonly<Record<HumanKind, readonly LineOfAction[]>> = {
  RD: [
    [0, 0, 3],
    [2, 1, 4],
    [1, 2, 4],
    [2, 2, 3],
    [0, 2, 5],
    [1, 1, 5],
    [1, 3, 3],
  ],
  BR: [
    [0, 0, 3],
    [1, 2, 5],
    [1, 3, 4],
    [2, 2, 4],
    [1, 4, 3],
    [0, 3, 5],
    [2, 3, 3],
  ],
  BL: [
    [0, 0, 3],
    [1, 3, 3],
    [1, 2, 4],
    [2, 2, 3],
    [1, 1, 5],
    [3, 1, 3],
    [2, 1, 4],
  ],
};

/** All six lines cancelled: dead (CL-COMB-07). */
export const ALL_LINES = 0b111111;
