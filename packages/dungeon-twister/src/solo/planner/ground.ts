/** Where a planner may go, stop and leave things, by the two-player rules (DS-OBJ-04). */
import { type CellId, DIRECTIONS } from '../../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../../pieces/roster.ts';
import { hasAbility, isEnemy, isPit, isWayOut, type NpcScene } from './scene.ts';
import type { WalkWorld } from './world.ts';

/** Weak enough to pass an enemy giant (DT-COLOSSUS-02). */
const WEAK = 1;

function isRoped(scene: NpcScene, world: WalkWorld, cell: CellId): boolean {
  return hasAbility(scene, world.thing[cell]!, ABILITY.ropes);
}

/** Two squares beside the pit where one could stand without that Rope (DT-ROPE-03 to 05). */
function isRopable(scene: NpcScene, world: WalkWorld, pit: CellId): boolean {
  let attachments = 0;
  for (const way of DIRECTIONS) {
    if (world.labyrinth.table[pit * 4 + way] !== 0) continue;
    const beside = scene.plan.neighbours[pit * 4 + way] as CellId;
    if (!isPit(world, beside) || isRoped(scene, world, beside)) attachments++;
  }
  return attachments >= 2;
}

/** Whether this is a Rope that holds over a pit. */
function bridges(scene: NpcScene, world: WalkWorld, what: Token, pit: CellId): boolean {
  return hasAbility(scene, what, ABILITY.ropes) && isRopable(scene, world, pit);
}

function passesOver(scene: NpcScene, standing: Token): boolean {
  if ((scene.abilities & (ABILITY.levitates | ABILITY['slips-by'])) !== 0) return true;
  if (!hasAbility(scene, standing, ABILITY.giant)) return false;
  return scene.roster.combats[scene.npc]! <= WEAK;
}

/** Whether a step from one square onto the next is possible once no edge bars it. */
export function mayEnter(scene: NpcScene, world: WalkWorld, from: CellId, to: CellId): boolean {
  const standing = scene.standing[to] as Token;
  if (isEnemy(scene, standing) && !passesOver(scene, standing)) return false;
  return !isPit(world, to) || crossesPit(scene, world, from, to);
}

/** By flight, over a Rope that lies there, or with the Rope in hand (DT-PIT-02, DT-ROPE-01, 02, 06). */
function crossesPit(scene: NpcScene, world: WalkWorld, from: CellId, pit: CellId): boolean {
  if ((scene.abilities & ABILITY.levitates) !== 0 || isRoped(scene, world, pit)) return true;
  if (isPit(world, from) && !isRoped(scene, world, from)) return false;
  return bridges(scene, world, world.load, pit);
}

/** Whether an action may end there with what is then carried. */
export function mayStop(scene: NpcScene, world: WalkWorld, cell: CellId): boolean {
  if (scene.standing[cell] !== NOBODY || isWayOut(scene, cell)) return false;
  const lying = world.lying[cell]!;
  const thing = world.thing[cell]!;
  if (
    isPit(world, cell) &&
    !isRoped(scene, world, cell) &&
    !bridges(scene, world, world.load, cell)
  )
    return false;
  if (lying === NOBODY && thing === NOBODY) return true;
  if (isEnemy(scene, lying)) return false;
  return world.load === NOBODY && (lying === NOBODY || thing === NOBODY);
}

/** Whether a way may end there: nothing waits for something better any more. */
export function mayEnd(scene: NpcScene, world: WalkWorld, cell: CellId): boolean {
  return world.ahead.length === 0 && mayStop(scene, world, cell);
}

/** Whether something may be left on a square that its bearer walks on from. */
export function canLeave(scene: NpcScene, world: WalkWorld, what: Token, cell: CellId): boolean {
  if (scene.standing[cell] !== NOBODY || isWayOut(scene, cell)) return false;
  if (wasTakenAt(scene, what, cell)) return false;
  if (isPit(world, cell) && !bridges(scene, world, what, cell)) return false;
  const wounded = scene.roster.isCharacter[what] === 1;
  return wounded ? world.lying[cell] === NOBODY : world.thing[cell] === NOBODY;
}

/** What has just been taken on a square is not left there at once (DT-CARRY-10). */
function wasTakenAt({ start, cell: origin, handled, state }: NpcScene, what: Token, cell: CellId) {
  if (what === start.load) return cell === origin && handled.includes(what);
  return state.places[what] === cell;
}
