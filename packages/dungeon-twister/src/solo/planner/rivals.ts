/** Several ways may run over the same squares: which of them is the NPC's way (DS-TIE-06)? */
import type { CellId } from '../../board/index.ts';
import type { NpcScene } from './scene.ts';
import { MP } from './search.ts';
import type { Stride } from './strider.ts';
import type { WalkWorld } from './world.ts';

/** A place on a way. */
export interface WayNode {
  readonly world: WalkWorld;
  readonly cell: CellId;
  readonly mp: number;
}

/** A square, the movement points left and a state of hands in one number. */
export function placeOf({ plan }: NpcScene, { world, cell, mp }: WayNode): number {
  return (world.id * plan.cells + cell) * MP + mp;
}

/** Where another way would be by now that has run over the same squares. */
export interface Rival {
  readonly node: WayNode;
  /** Its jumps less those of the way that it is held against: the fewer the better (DS-EDGE-05). */
  readonly jumps: number;
  /** Preferred for another reason. */
  readonly first: boolean;
}

type Strides = (node: WayNode) => readonly Stride[];

/** The rivals once a stride is taken: those from before that keep up, and what is preferred to it. */
export function rivalsAfter(
  scene: NpcScene,
  node: WayNode,
  stride: Stride,
  rivals: readonly Rival[],
  stridesOf: Strides,
): readonly Rival[] {
  const next: Rival[] = [];
  for (const other of stridesOf(node)) {
    if (isAlong(other, stride) && other.order < stride.order)
      next.push({ node: other, jumps: 0, first: true });
  }
  if (stride.kind === 'jump') {
    for (const walked of walkedOver(scene, node, stride, stridesOf)) {
      next.push({ node: walked, jumps: -1, first: false });
    }
  }
  for (const { node: at, jumps, first } of rivals) {
    for (const other of stridesOf(at)) {
      if (isAlong(other, stride)) next.push({ node: other, jumps, first });
    }
    if (stride.kind !== 'jump') continue;
    for (const walked of walkedOver(scene, at, stride, stridesOf)) {
      next.push({ node: walked, jumps: jumps - 1, first });
    }
  }
  return next.length < 2 ? next : unique(scene, next);
}

/** Whether two strides from one square run over the same squares. */
function isAlong(one: Stride, other: Stride): boolean {
  return one.kind === other.kind && one.way === other.way && one.turn === other.turn;
}

/** Where a jump leads if its pit is walked over instead. */
function walkedOver(
  { plan }: NpcScene,
  node: WayNode,
  { way, cell }: Stride,
  stridesOf: Strides,
): readonly Stride[] {
  const pit = plan.neighbours[node.cell * 4 + way];
  return stridesOf(node)
    .filter(stride => stride.kind === 'step' && stride.cell === pit)
    .flatMap(stridesOf)
    .filter(stride => stride.kind === 'step' && stride.cell === cell);
}

function unique(scene: NpcScene, rivals: readonly Rival[]): Rival[] {
  const names = new Map<string, Rival>();
  for (const rival of rivals) {
    names.set(`${placeOf(scene, rival.node)}/${rival.jumps}/${rival.first}`, rival);
  }
  return [...names.values()];
}
