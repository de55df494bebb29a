/**
 * Deeds of the vocabulary: what only a word of `abilities/` lets somebody do. Each says what it is
 * aimed at; its notation, its place on the board and the ways to wish for it follow from that alone.
 */
import { DIRECTIONS, type Direction } from '../board/index.ts';

interface Aims {
  /** At nothing but oneself. */
  readonly none: object;
  /** In a direction. */
  readonly way: { readonly to: Direction };
  /** At a part of the edge on one side: the own room's, or with `far` that of the room beyond. */
  readonly edge: { readonly side: Direction; readonly far: boolean };
  /** At a character. */
  readonly target: { readonly target: string };
  /** At something that a character has. */
  readonly loot: { readonly target: string; readonly what: string };
  /** At a square. */
  readonly square: { readonly x: number; readonly y: number };
  /** At a room. */
  readonly room: { readonly room: number };
}

export type AimKind = keyof Aims;

/** Whatever an aim may have. */
export type AllAims = Aims['way'] & Aims['edge'] & Aims['loot'] & Aims['square'] & Aims['room'];

/** Every deed of the vocabulary and what it is aimed at. */
export const AIMED = {
  'wall-walk': 'way',
  breathe: 'way',
  steal: 'loot',
  teleport: 'square',
  charm: 'target',
  'grow-strong': 'none',
  search: 'way',
  forge: 'none',
  refresh: 'way',
  invoke: 'room',
  breach: 'edge',
  'feign-pit': 'square',
  'feign-rubble': 'square',
  'lift-pit': 'none',
  'lift-rubble': 'none',
} as const satisfies Readonly<Record<string, AimKind>>;

export type AimedDeed = keyof typeof AIMED;

export type AimOf<K extends AimedDeed> = Aims[(typeof AIMED)[K]];

export const AIMED_DEEDS = Object.keys(AIMED) as AimedDeed[];

export function isAimed(deed: string): deed is AimedDeed {
  return Object.hasOwn(AIMED, deed);
}

/** What can be aimed at: the names and numbers that a wish may be made of. */
export interface Field {
  readonly characters: readonly string[];
  readonly objects: readonly string[];
  readonly columns: number;
  readonly rows: number;
  readonly rooms: number;
}

/** Every aim of a kind. */
const ALL: { readonly [K in AimKind]: (field: Field) => readonly Aims[K][] } = {
  none: () => [{}],
  way: () => DIRECTIONS.map(to => ({ to })),
  edge: () => DIRECTIONS.flatMap(side => [false, true].map(far => ({ side, far }))),
  target: ({ characters }) => characters.map(target => ({ target })),
  loot: ({ characters, objects }) =>
    characters.flatMap(target => objects.map(what => ({ target, what }))),
  square: ({ columns, rows }) =>
    Array.from({ length: columns * rows }, (_, at) => ({
      x: at % columns,
      y: Math.floor(at / columns),
    })),
  room: ({ rooms }) => Array.from({ length: rooms }, (_, room) => ({ room })),
};

export function aimsOf<K extends AimedDeed>(deed: K, field: Field): readonly AimOf<K>[] {
  return ALL[AIMED[deed]](field) as readonly AimOf<K>[];
}
