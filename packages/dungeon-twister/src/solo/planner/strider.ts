import { type CellId, DIRECTIONS, type Direction } from '../../board/index.ts';
import type { HandStep, WalkErrand } from './hands.ts';
import type { NpcScene } from './scene.ts';
import type { WalkWorld } from './world.ts';

/** One stride of a walk: a step, a jump, or the Key in a portcullis (DS-OBJ-02). */
export interface Stride {
  readonly kind: 'step' | 'jump' | 'open';
  readonly way: Direction;
  /** Of a jump: where it lands, seen from the pit. Of an opening: 1 for the far part. */
  readonly turn: number;
  readonly world: WalkWorld;
  readonly cell: CellId;
  /** Movement points left afterwards. */
  readonly mp: number;
  readonly ap: number;
  readonly squares: number;
  /** A new move begins. */
  readonly fresh: boolean;
  /** Of ways over the same squares the one with the lower number is preferred. */
  readonly order: number;
  /** The load is left where the stride begins. */
  readonly leave: boolean;
  readonly hand: HandStep | null;
}

/** What is shown is only lent: whoever keeps a stride copies it. */
type Visit = (stride: Stride) => void;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Who shows strides, one after the other, and from where: there are a great many of them, so one
 * stride is shown again and again.
 */
export interface Strider {
  readonly scene: NpcScene;
  readonly errand: WalkErrand;
  readonly visit: Visit;
  readonly shown: Mutable<Stride>;
  world: WalkWorld;
  cell: CellId;
  /** Movement points of the move under way, and whether another one could begin here. */
  mp: number;
  rests: boolean;
  /** Whether another AP is left to spend. */
  mayPay: boolean;
}

export function striderOn(scene: NpcScene, errand: WalkErrand, visit: Visit): Strider {
  const { start: world, cell } = scene;
  const shown: Mutable<Stride> = {
    kind: 'step',
    way: DIRECTIONS[0]!,
    turn: 0,
    world,
    cell,
    mp: 0,
    ap: 0,
    squares: 0,
    fresh: false,
    order: 0,
    leave: false,
    hand: null,
  };
  return { scene, errand, visit, shown, world, cell, mp: 0, rests: false, mayPay: true };
}

/** An action of its own, which is no part of a move. */
export function showAlone(
  { shown, visit }: Strider,
  kind: 'jump' | 'open',
  way: Direction,
  turn: number,
  after: WalkWorld,
  to: CellId,
  squares: number,
  leave: boolean,
  order: number,
): void {
  shown.kind = kind;
  shown.way = way;
  shown.turn = turn;
  shown.world = after;
  shown.cell = to;
  shown.mp = 0;
  shown.ap = 1;
  shown.squares = squares;
  shown.fresh = false;
  shown.order = order;
  shown.leave = leave;
  shown.hand = null;
  visit(shown);
}
