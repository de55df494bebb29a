import type { RuleId } from '../../../rules/ids.ts';
import type { CellId } from '../../board/index.ts';
import type { NpcAim } from '../../content/npcs/card.ts';
import type { DuelAction } from '../../duel/action.ts';
import type { Token } from '../../pieces/roster.ts';
import type { RelaxedBoard } from '../planner/relaxed.ts';
import type { NpcScene } from '../planner/scene.ts';
import type { Sought, TraceCandidate } from '../planner/trace.ts';
import type { WalkWorld } from '../planner/world.ts';

/** What an objective is aimed at. */
export interface ObjectiveTarget {
  /** How the trace calls it; nothing where it is merely a place to stop. */
  readonly sought: Sought | null;
  readonly token: Token;
  /** The square by which options are listed (DS-TIE-03). */
  readonly place: CellId;
  /** Its place on the card's list; equal ranks are parted by distance. */
  readonly rank: number;
  /** An edge or a room, where the target is one. */
  readonly number: number;
}

/** The deed that closes an objective; `roll` is the rotation die. */
export type ClosingDeed = DuelAction | { readonly do: 'roll' };

/** One objective of the solo book: what it is aimed at, from where it can be done, and what it costs. */
export interface AimRules {
  readonly aim: NpcAim;
  /** The entry of the ledger under which it is possible or not. */
  readonly rule: RuleId;
  /** It is done in passing: nobody has to stop for it. */
  readonly inPassing?: true;
  /** AP of the closing deed (DS-OBJ-05). */
  price(scene: NpcScene): number;
  /** All legal targets in play. */
  targets(scene: NpcScene): ObjectiveTarget[];
  /** Those in play whom a rule keeps out for now; the trace names them. */
  spared?(scene: NpcScene): TraceCandidate[];
  /** Squares from which the deed could be possible. */
  spots(scene: NpcScene, target: ObjectiveTarget): CellId[];
  /** Whether it is possible from there. */
  fits(scene: NpcScene, world: WalkWorld, cell: CellId, target: ObjectiveTarget): boolean;
  /** Squares to approach on a board that is not there (DS-PRIM-06). */
  nearby(scene: NpcScene, board: RelaxedBoard, target: ObjectiveTarget): CellId[];
  /** The deed itself, from a square and with the hands in which the way has ended. */
  deed(
    scene: NpcScene,
    target: ObjectiveTarget,
    cell: CellId,
    world: WalkWorld,
  ): ClosingDeed | null;
}
