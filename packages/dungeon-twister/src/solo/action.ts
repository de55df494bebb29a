import type { DuelAction } from '../duel/action.ts';

/** What the Player can do: all that a duel offers, and the few answers that the NP asks them for. */
export type SoloAction =
  | DuelAction
  /** Go on: the next NPC acts (DS-NP-04). */
  | { readonly do: 'watch' }
  /** The row or column of a single 6 (DS-TELE-04). */
  | { readonly do: 'row' | 'column'; readonly number: number }
  /** The NP's card, picked by the Player's Telepath (DS-FIGHT-06). */
  | { readonly do: 'pick'; readonly value: number };
