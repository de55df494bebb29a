import type { DuelSeat } from '@oubliette/dungeon-twister';

/** The number of a seat in tables by side. */
export const SIDE_OF: Readonly<Record<DuelSeat, 0 | 1>> = { blue: 0, yellow: 1 };

export const OTHER: Readonly<Record<DuelSeat, DuelSeat>> = { blue: 'yellow', yellow: 'blue' };
