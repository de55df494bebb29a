import type { Shape } from '@oubliette/kernel';
import type { Play } from '../../knowledge/knowledge.ts';
import type { Guessed } from '../../world.ts';

/**
 * What a whole move leads to: the seat goes on, its turn is over, or chance and others decide what
 * comes of it.
 */
export type Fate = 'goes on' | 'is over' | 'is open';

/** A point of a turn that is only thought of. */
export interface Spot<G extends Shape> {
  readonly before: Spot<G> | null;
  /** The whole move that leads here; nothing leads to the beginning. */
  readonly play: Play<G> | null;
  readonly fate: Fate;
  /** Whole moves since the beginning. */
  readonly depth: number;
  /** The chance of the seat whose turn it is, judged at once. */
  readonly worth: number;
  /** Spots with the same stamp are the same position. */
  readonly stamp: number | null;
  /** What can be done from here, once it was looked at. */
  next: readonly Spot<G>[] | null;
  /** How the others could answer, in some worlds, once it was thought of. */
  answers: Turn<G>[] | null;
}

/** A turn under thought: one position in several worlds. Plans are made in the first of them. */
export interface Turn<G extends Shape> {
  readonly seat: G['Seat'];
  readonly worlds: readonly Guessed<G>[];
  readonly root: Spot<G>;
  /** What the seat is taken to want: nearly always its own chance. */
  readonly wish: Wish;
}

/** How good the chances of all seats are for somebody, from 0 to 1. */
export type Wish = (chances: readonly number[]) => number;

export function beginning<G extends Shape>(): Spot<G> {
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
export function playsTo<G extends Shape>(spot: Spot<G>): Play<G>[] {
  const plays: Play<G>[] = [];
  for (let at: Spot<G> | null = spot; at !== null; at = at.before) {
    if (at.play !== null) plays.unshift(at.play);
  }
  return plays;
}
