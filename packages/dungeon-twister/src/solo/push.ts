/** The screams of the four Banshees (DS-REP-02, 03, NC-BANS-01 to 04). */
import { type CellId, type Direction, OUTSIDE, opposite, UNREVEALED } from '../board/index.ts';
import type { NpcCard } from '../content/npcs/card.ts';
import { isWounded } from '../duel/state.ts';
import { NOBODY, type Token } from '../pieces/roster.ts';
import { isPit, type NpcScene } from './planner/scene.ts';
import type { WalkWorld } from './planner/world.ts';

/** Where a scream sends its target. */
export interface Push {
  readonly to: CellId;
  readonly way: Direction;
  /** It breaks what stands between (NC-BANS-01). */
  readonly through: boolean;
  /** The square after that, if it goes two (NC-BANS-02). */
  readonly then: CellId | null;
}

export function isWhisperer({ trait }: NpcCard): boolean {
  return trait === 'whispers';
}

/** What her scream does to a target that she sees that way and so far off, or null if it cannot. */
export function pushOf(
  scene: NpcScene,
  world: WalkWorld,
  target: Token,
  way: Direction,
  squares: number,
): Push | null {
  const { trait } = scene.card;
  const from = scene.state.places[target] as CellId;
  const pulls = trait === 'pulls';
  if (pulls && squares < 2) return null;
  const towards = pulls ? opposite(way) : way;
  const bars = world.labyrinth.table[from * 4 + towards]!;
  if (bars !== 0 && (trait !== 'pushes-through' || (bars & (OUTSIDE | UNREVEALED)) !== 0))
    return null;
  const to = scene.plan.neighbours[from * 4 + towards] as CellId;
  const wounded = isWounded(scene.state, target) || bars !== 0;
  if (!mayLand(scene, world, target, to, wounded, companyOf(scene, world, target, from)))
    return null;
  const then = trait === 'pushes-two' ? secondSquare(scene, world, target, to, towards) : null;
  return { to, way: towards, through: bars !== 0, then };
}

function secondSquare(
  scene: NpcScene,
  world: WalkWorld,
  target: Token,
  first: CellId,
  way: Direction,
): CellId | null {
  if (isPit(world, first) || world.labyrinth.table[first * 4 + way] !== 0) return null;
  // In a friend's arms it stays.
  if (scene.standing[first] !== NOBODY) return null;
  const from = scene.state.places[target] as CellId;
  const along = companyOf(scene, world, target, from) + companyOf(scene, world, target, first);
  const second = scene.plan.neighbours[first * 4 + way] as CellId;
  const wounded = isWounded(scene.state, target);
  return mayLand(scene, world, target, second, wounded, along) ? second : null;
}

/** How many there are besides the target: they go along with it. */
function companyOf(scene: NpcScene, world: WalkWorld, target: Token, cell: CellId): number {
  return [scene.standing[cell], world.lying[cell], world.thing[cell]].filter(
    token => token !== NOBODY && token !== target,
  ).length;
}

/** A legal pair must come of it; nobody is pushed over the NP's line (DS-REP-03). */
function mayLand(
  scene: NpcScene,
  world: WalkWorld,
  target: Token,
  to: CellId,
  wounded: boolean,
  along: number,
): boolean {
  if (scene.plan.lines[0].cells.includes(to) || scene.standing[to] !== NOBODY) {
    return wounded && along === 0 && joinsFriend(scene, world, target, to);
  }
  const [lying, thing] = [world.lying[to]!, world.thing[to]!];
  const there = Number(lying !== NOBODY) + Number(thing !== NOBODY);
  if (there === 0) return true;
  if (there + along > 1) return false;
  if (lying === NOBODY) return true;
  return scene.roster.sides[lying] === scene.roster.sides[target] && !wounded;
}

/** A wounded one may come to lie in the arms of a healthy friend. */
function joinsFriend(scene: NpcScene, world: WalkWorld, target: Token, to: CellId): boolean {
  const standing = scene.standing[to] as Token;
  if (standing === NOBODY || scene.plan.lines[0].cells.includes(to)) return false;
  if (scene.roster.sides[standing] !== scene.roster.sides[target]) return false;
  return world.lying[to] === NOBODY && world.thing[to] === NOBODY;
}
