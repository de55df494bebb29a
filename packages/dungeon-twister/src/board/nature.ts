/**
 * The words for what a square can be, and how each is passed. Our two sets know floor, gears and pits;
 * the others are words with which a further set draws its rooms (DT-EXT-01 to 04).
 */

/** Grounds of further sets on which one walks and stands as on a floor, but for their own rules. */
const STANDING = ['tree', 'ice', 'bridge', 'pipe'] as const;

/** Their obstacles: nobody walks or stays there without help. The last two are solid. */
const OBSTACLES = ['lava', 'chasm', 'water', 'rocks', 'monument', 'block'] as const;

/** Grounds that only further sets have. */
export const DECLARED_GROUNDS = [...STANDING, ...OBSTACLES] as const;
export type DeclaredGround = (typeof DECLARED_GROUNDS)[number];

export type Ground = 'floor' | 'gear' | 'pit' | 'line' | 'unrevealed' | DeclaredGround;

/** From the pit on all are obstacles. */
export const GROUNDS: readonly Ground[] = [
  'floor',
  'gear',
  'line',
  'unrevealed',
  ...STANDING,
  'pit',
  ...OBSTACLES,
];

export function codeOf(ground: Ground): number {
  return GROUNDS.indexOf(ground);
}

export const FLOOR = 0;
export const GEAR = 1;
export const LINE = 2;
export const FACE_DOWN = 3;
export const PIT = codeOf('pit');
/** Three-dimensional: it ends sight, and nothing ever comes to rest on it (DT-EXT-02, DT-EXT-03). */
export const SOLID = codeOf('monument');

/** How a ground is passed, and what it does. */
export interface Nature {
  /** A Rope holds there (DT-ROPE-01). */
  readonly ropable: boolean;
  /** One may jump over it, and onto it (DT-JUMP-02, DT-EXT-04). */
  readonly jumpedOver: boolean;
  readonly jumpedOnto: boolean;
  /** Flight passes it. */
  readonly flyable: boolean;
  /** Whoever is there without support dies (DT-PIT-03). */
  readonly deadly: boolean;
  /** A character may be pushed there (DT-EXT-11). */
  readonly pushedOnto: boolean;
}

const PLAIN: Nature = {
  ropable: false,
  jumpedOver: false,
  jumpedOnto: true,
  flyable: true,
  deadly: false,
  pushedOnto: true,
};
const OBSTACLE: Nature = { ...PLAIN, ropable: true, jumpedOver: true, deadly: true };
const AWKWARD: Nature = { ...PLAIN, jumpedOnto: false, pushedOnto: false };

const NATURES: Readonly<Record<Ground, Nature>> = {
  floor: PLAIN,
  gear: PLAIN,
  line: PLAIN,
  unrevealed: PLAIN,
  bridge: PLAIN,
  pipe: PLAIN,
  tree: AWKWARD,
  ice: AWKWARD,
  pit: OBSTACLE,
  lava: OBSTACLE,
  chasm: OBSTACLE,
  water: { ...OBSTACLE, deadly: false },
  rocks: { ...OBSTACLE, ropable: false },
  monument: AWKWARD,
  block: { ...AWKWARD, flyable: false },
};

/** code → nature */
export const NATURE_OF_CODE: readonly Nature[] = GROUNDS.map(ground => NATURES[ground]);
