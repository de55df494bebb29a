import type { Match, Shape } from '@oubliette/kernel';
import type { Players } from './contract.ts';
import type { Machine } from './machine/machine.ts';
import type { Playable } from './playable.ts';

/** What the players agreed on among themselves; no rule knows it. */
export interface House {
  readonly players: Players;
  readonly openTable: boolean;
  /** Nobody but people, if it is not there. */
  readonly machine?: Machine | undefined;
}

/** A match that lies open before its keeper. */
export interface Kept {
  readonly key: string;
  readonly playable: Playable;
  match: Match<Shape>;
  readonly house: House;
  /** Moments at which a wish began; undo goes back to them. */
  readonly wishes: number[];
  /** Moments of the actions that the clock carried out. */
  readonly timeUps: number[];
  /** The state at every moment, once somebody has looked back. */
  past: object[] | null;
}
