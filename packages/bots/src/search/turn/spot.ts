import type { Shape } from '@oubliette/kernel';
import type { Play } from '../../knowledge/knowledge.ts';
import type { Guessed } from '../../world.ts';

/**
 * What a whole move leads to: the seat goes on, its turn is over, or chance and others decide what
 * comes of it.
 */
export type TurnFate = 'goes on' | 'is over' | 'is open';

/** A point of a turn that is only thought of. */
export interface TurnPoint<G extends Shape> {
  readonly before: TurnPoint<G> | null;
  /** The whole move that leads here; nothing leads to the beginning. */
  readonly play: Play<G> | null;
  readonly fate: TurnFate;
  /** Whole moves since the beginning. */
  readonly depth: number;
  /** The chance of the seat whose turn it is, judged at once. */
  readonly worth: number;
  /** Spots with the same stamp are the same position. */
  readonly stamp: number | null;
  /** What can be done from here, once it was looked at. */
  next: readonly TurnPoint<G>[] | null;
  /** How the others could answer, in some worlds, once it was thought of. */
  answers: TurnInThought<G>[] | null;
}

/** A turn under thought: one position in several worlds. Plans are made in the first of them. */
export interface TurnInThought<G extends Shape> {
  readonly seat: G['Seat'];
  readonly worlds: readonly Guessed<G>[];
  readonly root: TurnPoint<G>;
  /** What the seat is taken to want: nearly always its own chance. */
  readonly wish: Preference;
}

/** How good the chances of all seats are for somebody, from 0 to 1. */
export type Preference = (chances: readonly number[]) => number;

export function beginning<G extends Shape>(): TurnPoint<G> {
  return {
    before: null,
    play: null,
    fate: 'goes on',
    depth: 0,
    worth: 0,
    stamp: null,
    next: null,
    answers: null,
  };
}

/** All whole moves on the way to a spot. */
export function playsTo<G extends Shape>(spot: TurnPoint<G>): Play<G>[] {
  const plays: Play<G>[] = [];
  for (let at: TurnPoint<G> | null = spot; at !== null; at = at.before) {
    if (at.play !== null) plays.unshift(at.play);
  }
  return plays;
}
