/** Walks that are after a thing, or bring one to a friend (DS-GET-01, DS-DEL-01). */
import { type CellId, DIRECTIONS } from '../../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../../pieces/roster.ts';
import type { ObjectiveTarget } from '../aims/aim.ts';
import { isNpc, npcCard } from '../state.ts';
import { mayEnter, mayStop } from './ground.ts';
import {
  mayTakeFrom,
  NO_ERRAND,
  ownRank,
  prefers,
  receiverClass,
  type WalkErrand,
} from './hands.ts';
import type { FoundTarget } from './prospect.ts';
import { hasAbility, isEnemy, isPit, isWayOut, type NpcScene } from './scene.ts';
import {
  costAt,
  costOf,
  explore,
  leastAt,
  MP,
  UNBOUNDED,
  type WaySearch,
  walkFrom,
} from './search.ts';
import type { ReachedGoal } from './solutions.ts';
import { ranksOn, UNLISTED, wishFor } from './wishes.ts';
import type { WalkWorld } from './world.ts';

/** Everything on the board that it would rather have than what it holds, best rank first. */
export function wantedByRank(scene: NpcScene): ObjectiveTarget[][] {
  return byRank(scene, thingsInPlay(scene));
}

/** The same, but from friends only what they would give for what it holds now (DS-GET-01). */
export function toBeHadByRank(scene: NpcScene): ObjectiveTarget[][] {
  return byRank(
    scene,
    thingsInPlay(scene).filter(target => isToBeHad(scene, target)),
  );
}

function byRank(scene: NpcScene, targets: readonly ObjectiveTarget[]): ObjectiveTarget[][] {
  const own = ownRank(scene, scene.start.load);
  const groups = new Map<number, ObjectiveTarget[]>();
  for (const target of targets) {
    if (target.rank >= own || target.rank === UNLISTED) continue;
    groups.set(target.rank, [...(groups.get(target.rank) ?? []), target]);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, targets]) => targets);
}

function thingsInPlay(scene: NpcScene): ObjectiveTarget[] {
  const { start, plan } = scene;
  const targets: ObjectiveTarget[] = [];
  for (let at = 0; at < plan.cells; at++) {
    const cell = at as CellId;
    for (const token of [start.lying[cell] as Token, start.thing[cell] as Token]) {
      if (token === NOBODY || !isThereToTake(scene, token, cell)) continue;
      const rank = ownRank(scene, token);
      const sought = { token: scene.state.names[token]! };
      targets.push({ sought, token, place: cell, rank, number: -1 });
    }
  }
  return targets;
}

/** Not an enemy, not from an enemy, no Rope that holds a friend. */
function isThereToTake(scene: NpcScene, token: Token, cell: CellId): boolean {
  if (scene.roster.isCharacter[token] === 1 && isEnemy(scene, token)) return false;
  if (cell === scene.cell && scene.left === 0) return false;
  const standing = scene.standing[cell] as Token;
  if (standing === NOBODY) return !isSupport(scene, token, cell);
  return isNpc(standing) && !isSupport(scene, token, cell);
}

/** From a friend only as the rules let it, by whosever demand (DS-ITEM-05, DS-ITEM-06). */
export function isToBeHad(scene: NpcScene, { token, place }: ObjectiveTarget): boolean {
  const friend = scene.standing[place] as Token;
  if (friend === NOBODY) return true;
  const card = npcCard(scene.state, friend);
  const ranks = ranksOn(scene.roster, card);
  const isMine = ownRank(scene, token) < ranks[token]!;
  if (isMine && mayTakeFrom(scene, scene.card, card, token)) return true;
  const { load } = scene.start;
  return load !== NOBODY && ranks[load]! < ranks[token]! && prefers(scene, friend, load);
}

/** A Rope that holds a friend over a pit. */
function isSupport(scene: NpcScene, token: Token, cell: CellId): boolean {
  if (!isPit(scene.start, cell) || !hasAbility(scene, token, ABILITY.ropes)) return false;
  const [standing, lying] = [scene.standing[cell]!, scene.start.lying[cell]!];
  return standing !== NOBODY || (lying !== NOBODY && !isEnemy(scene, lying));
}

/** A wounded one or the Wand in a courier's hands (NC-NAGA-01). */
export function isCourier(scene: NpcScene): boolean {
  const { load } = scene.start;
  if (scene.card.trait !== 'delivers' || load === NOBODY) return false;
  return receiverClass(wishFor(scene.roster, load)) !== null;
}

/** Healthy, empty-handed friends of the class to which the load is brought. */
export function receiversFor(scene: NpcScene): ObjectiveTarget[] {
  const { start, standing, roster, state, side } = scene;
  const wanted = receiverClass(wishFor(scene.roster, start.load));
  return roster.characters[side]!.flatMap(token => {
    const cell = state.places[token] as CellId;
    if (token === scene.npc || cell < 0 || standing[cell] !== token) return [];
    if (npcCard(scene.state, token).likeness.id !== wanted) return [];
    if (start.lying[cell] !== NOBODY || start.thing[cell] !== NOBODY) return [];
    const sought = { token: state.names[token]! };
    return [{ sought, token, place: cell, rank: 1, number: -1 }];
  });
}

/** The cheapest ways on which each of them is got or served; the move must still be able to end (DS-EDGE-01). */
export function findErrand(
  scene: NpcScene,
  aim: 'get' | 'deliver',
  targets: readonly ObjectiveTarget[],
  ap: number,
): FoundTarget[] {
  const tokens = new Set<number>(targets.map(({ token }) => token));
  const errand: WalkErrand =
    aim === 'get' ? { ...NO_ERRAND, wanted: tokens } : { ...NO_ERRAND, receivers: tokens };
  const near =
    ap < UNBOUNDED ? targets.filter(({ place }) => isEntered(scene, place, ap)) : targets;
  if (near.length === 0) {
    const search = walkFrom(scene);
    return targets.map(target => ({ search, target, cost: null, goals: [] }));
  }
  const search =
    ap < UNBOUNDED
      ? explore(scene, ap, errand)
      : explore(
          scene,
          ap,
          errand,
          (world, cell, mp) => world.done !== NOBODY && canEnd(scene, world, cell, mp),
        );
  return targets.map((target, index) => {
    const ends = (world: WalkWorld) =>
      world.done === (aim === 'get' ? target.token : scene.start.load) && world.done !== NOBODY;
    return findEnd(search, target, index, ends);
  });
}

/** Whether any way within the AP leads over a square. */
function isEntered(scene: NpcScene, cell: CellId, ap: number): boolean {
  const search = walkFrom(scene);
  return scene.worlds.all.some(world => {
    const least = leastAt(search, world, cell);
    return least !== null && costOf(least).ap <= ap;
  });
}

function findEnd(
  search: WaySearch,
  target: ObjectiveTarget,
  index: number,
  ends: (world: WalkWorld) => boolean,
): FoundTarget {
  let best: number | null = null;
  let goals: ReachedGoal[] = [];
  for (const world of search.scene.worlds.all) {
    if (!ends(world) || search.costs[world.id] === undefined) continue;
    for (let mp = 0; mp < MP; mp++) {
      const cost = costAt(search, world, target.place, mp);
      if (cost === null || (best !== null && cost > best)) continue;
      if (!canEnd(search.scene, world, target.place, mp)) continue;
      if (best === null || cost < best) goals = [];
      best = cost;
      goals.push({ target: index, world, cell: target.place, mp });
    }
  }
  return { search, target, cost: best, goals };
}

/** Whether the move can still be brought to an end from here, in the maze: nobody leaves it on an errand (DS-EDGE-09). */
function canEnd(scene: NpcScene, world: WalkWorld, cell: CellId, mp: number): boolean {
  if (mayStop(scene, world, cell)) return true;
  if (mp === 0 || isWayOut(scene, cell)) return false;
  return DIRECTIONS.some(way => {
    if ((world.labyrinth.table[cell * 4 + way]! & ~scene.passes) !== 0) return false;
    const to = scene.plan.neighbours[cell * 4 + way] as CellId;
    return mayEnter(scene, world, cell, to) && canEnd(scene, world, to, mp - 1);
  });
}
