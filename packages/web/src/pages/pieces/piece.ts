import type { JSX } from 'solid-js';
import type { GameName } from '../../ledger/library.ts';

/** What is listed together, in the order of the page. */
export const KINDS = {
  'dungeon-twister': ['characters', 'objects', 'npcs', 'cards', 'ground', 'rooms'],
  claustrophobia: [
    'warriors',
    'talents',
    'gifts',
    'cave-objects',
    'advantages',
    'events',
    'tiles',
    'areas',
  ],
} as const satisfies Readonly<Record<GameName, readonly string[]>>;

export type BoxPieceKind = (typeof KINDS)[GameName][number];

/** A sentence or two on what it does, and the rule that says so. */
export interface PieceNote {
  readonly title?: string;
  readonly words: string;
  readonly rule: string;
}

/** Something out of a box. */
export interface BoxPiece {
  readonly game: GameName;
  readonly kind: BoxPieceKind;
  readonly name: string;
  /** Figures, class, dice wanted: what stands beside its name. */
  readonly aside?: string;
  readonly said: readonly PieceNote[];
  readonly picture: () => JSX.Element;
}
