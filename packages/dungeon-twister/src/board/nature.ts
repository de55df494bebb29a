/**
 * The words for what a square can be, and how each is passed. Our two sets know floor, gears and pits;
 * the others are words with which a further set draws its rooms (DT-EXT-01 to 04).
 */

/** Grounds of further sets on which one walks and stands as on a floor, but for their own rules. */
const STANDING = [
  'tree',
  'ice',
  'bridge',
  'pipe',
  'sun-trigger',
  'moon-trigger',
  'sun-pit',
  'moon-pit',
  'mist',
  'pentacle',
] as const;

/** Their obstacles: nobody walks or stays there without help. */
const OBSTACLES = [
  'lava',
  'chasm',
  'water',
  'rocks',
  'monument',
  'block',
  'brazier',
  'armory',
  'fountain',
  'rubble',
] as const;

/** Grounds that only further sets have. */
export const DECLARED_GROUNDS = [...STANDING, ...OBSTACLES] as const;
export type DeclaredGround = (typeof DECLARED_GROUNDS)[number];

export type Ground = 'floor' | 'gear' | 'pit' | 'line' | 'unrevealed' | DeclaredGround;

/**
 * What a labyrinth writes for a ground; no number ever changes, for they are in every saved match.
 * With 8 in it a ground is an obstacle, and solid from 13 of every 16 on.
 */
const CODES: Readonly<Record<Ground, number>> = {
  floor: 0,
  gear: 1,
  line: 2,
  unrevealed: 3,
  tree: 4,
  ice: 5,
  bridge: 6,
  pipe: 7,
  pit: 8,
  lava: 9,
  chasm: 10,
  water: 11,
  rocks: 12,
  monument: 13,
  block: 14,
  'sun-trigger': 17,
  'moon-trigger': 18,
  'sun-pit': 19,
  'moon-pit': 20,
  mist: 21,
  pentacle: 22,
  brazier: 24,
  armory: 29,
  fountain: 45,
  rubble: 46,
};

/** What a trigger and the remote pits that it opens have in common (DT-MERC-22). */
export const SIGNS = ['sun', 'moon'] as const;
export type Sign = (typeof SIGNS)[number];

export const TRIGGERS: Readonly<Partial<Record<Ground, Sign>>> = {
  'sun-trigger': 'sun',
  'moon-trigger': 'moon',
};
export const REMOTE_PITS: Readonly<Partial<Record<Ground, Sign>>> = {
  'sun-pit': 'sun',
  'moon-pit': 'moon',
};

export function codeOf(ground: Ground): number {
  return CODES[ground];
}

/** What an Illusionist's own markers are to her alone: obstacles that she walks over (DT-PND-08). */
export const OWN_PIT = 25;
export const OWN_RUBBLE = 26;

function groundOf(code: number): Ground {
  if (code === OWN_PIT) return 'pit';
  if (code === OWN_RUBBLE) return 'rubble';
  return (Object.keys(CODES) as Ground[]).find(ground => CODES[ground] === code) ?? 'floor';
}

/** code → ground */
export const GROUNDS: readonly Ground[] = Array.from(
  { length: 1 + Math.max(...Object.values(CODES)) },
  (_, code) => groundOf(code),
);

export const { floor: FLOOR, gear: GEAR, line: LINE, unrevealed: FACE_DOWN, pit: PIT } = CODES;

/** Nobody walks over it without help (DT-EXT-01). */
export const isObstacle = (code: number): boolean => (code & 8) !== 0;

/** Three-dimensional: it ends sight, and nothing ever comes to rest on it (DT-EXT-02, DT-EXT-03). */
export const isSolid = (code: number): boolean => (code & 15) >= 13;

/** What a ground does to a line of sight: nothing, it ends there, or it is not even seen (DT-PND-20). */
const CLEAR = 0;
const BLOCKS = 1;
export const HIDES = 2;

/** code → what it does to sight */
export const SIGHT_OF_CODE: Uint8Array = Uint8Array.from(GROUNDS, (ground, code) => {
  if (ground === 'mist') return HIDES;
  return isSolid(code) ? BLOCKS : CLEAR;
});

/** How a ground is passed, and what it does. */
export interface Nature {
  /** Plain floor, with a sign on it or without. */
  readonly floor: boolean;
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
  floor: false,
  ropable: false,
  jumpedOver: false,
  jumpedOnto: true,
  flyable: true,
  deadly: false,
  pushedOnto: true,
};
const FLOORING: Nature = { ...PLAIN, floor: true };
const OBSTACLE: Nature = { ...PLAIN, ropable: true, jumpedOver: true, deadly: true };
const AWKWARD: Nature = { ...PLAIN, jumpedOnto: false, pushedOnto: false };

const NATURES: Readonly<Record<Ground, Nature>> = {
  floor: FLOORING,
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
  'sun-trigger': FLOORING,
  'moon-trigger': FLOORING,
  'sun-pit': PLAIN,
  'moon-pit': PLAIN,
  brazier: OBSTACLE,
  armory: AWKWARD,
  mist: PLAIN,
  pentacle: FLOORING,
  fountain: AWKWARD,
  rubble: { ...AWKWARD, flyable: false },
};

/** code → nature */
export const NATURE_OF_CODE: readonly Nature[] = GROUNDS.map(ground => NATURES[ground]);
