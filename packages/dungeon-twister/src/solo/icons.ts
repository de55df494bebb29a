/** The icons on the cards: whom they call, by level (DS-REIN-02, NC-ICON-01, 02). */
import type { SoloLevel } from './state.ts';

interface Icons {
  readonly actions: readonly number[];
  readonly jump: boolean;
  /** Combat cards of the Player and of the NP; copies of a card are alike. */
  readonly players: readonly number[];
  readonly np: readonly number[];
}

export const ICONS: Readonly<Record<SoloLevel, Icons>> = {
  pink: { actions: [], jump: false, players: [], np: [0, 1, 2] },
  yellow: { actions: [5], jump: false, players: [], np: [3, 4] },
  green: { actions: [4], jump: false, players: [4], np: [2, 5] },
  blue: { actions: [3], jump: false, players: [5], np: [3, 4, 6] },
  red: { actions: [4], jump: false, players: [0, 5, 6], np: [1, 4, 5] },
  black: { actions: [2, 5], jump: true, players: [0, 4, 6], np: [0, 1, 6] },
};

/** Cards with the eye of the Arch-Mage: both sides' Combat cards alike (DS-VIS-02). */
export const EYES: { readonly actions: readonly number[]; readonly combat: readonly number[] } = {
  actions: [5],
  combat: [2, 3],
};
