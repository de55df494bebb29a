/**
 * Hands that wait for something better. The old thing is put down further back than on the square
 * before where none of the squares in between can take it (DS-ITEM-02, DS-GET-02), and a lesser thing is
 * left lying where no later square could (DS-EDGE-16). The way goes on until the better thing is taken;
 * nothing that waits may be carried past a square that could take it.
 */
import type { CellId } from '../../board/index.ts';
import { NOBODY, type Token } from '../../pieces/roster.ts';
import { canLeave, mayEnter } from './ground.ts';
import {
  bestThere,
  isMet,
  ownRank,
  passed,
  type SquareEntry,
  type StrideTaken,
  WAITING,
  type WalkErrand,
} from './hands.ts';
import { isWayOut, type NpcScene } from './scene.ts';
import { changed, type WalkWorld } from './world.ts';

/** The entry that leaves the load on the square before, because this one cannot take it. */
export function putAhead(
  scene: NpcScene,
  world: WalkWorld,
  { from, to, lands }: StrideTaken,
  errand: WalkErrand,
): SquareEntry[] {
  const { load } = world;
  if (load === NOBODY || !isBetterNear(scene, load, to)) return [];
  if (canLeave(scene, world, load, to) || !canLeave(scene, world, load, from)) return [];
  const put = { what: load, at: from };
  const after = changed(scene, world, { load: NOBODY, put, ahead: load, free: false });
  // With a Rope in hand it could go over a pit; without it perhaps no longer.
  if (!lands && !mayEnter(scene, after, from, to)) return [];
  if (isMet(scene, after, to, errand)) return [];
  return [{ world: after, leave: true, hand: null, ends: false, order: WAITING }];
}

/** The entry that leaves lying what lies there. */
export function leftLying(
  scene: NpcScene,
  world: WalkWorld,
  what: Token,
  to: CellId,
): SquareEntry[] {
  if (!isBetterNear(scene, what, to)) return [];
  const after = changed(scene, world, { ahead: what });
  return [{ world: after, leave: false, hand: null, ends: false, order: WAITING }];
}

/** The entry that leaves the load on the square before, and what lies here where it is (DS-EDGE-16). */
export function leftBoth(
  scene: NpcScene,
  world: WalkWorld,
  what: Token,
  going: StrideTaken,
  errand: WalkErrand,
): SquareEntry[] {
  return putAhead(scene, world, going, errand).flatMap(entry =>
    leftLying(scene, entry.world, what, going.to).map(both => ({ ...entry, world: both.world })),
  );
}

/** Whether something better is so near that it may be meant; else nothing waits for it. */
function isBetterNear(scene: NpcScene, thing: Token, from: CellId): boolean {
  return scene.near[from]! < ownRank(scene, thing);
}

/** A square entered while something waits. */
export function whileAhead(
  scene: NpcScene,
  world: WalkWorld,
  going: StrideTaken,
  errand: WalkErrand,
): readonly SquareEntry[] {
  const { from, to, lands } = going;
  const { load, ahead } = world;
  if (isWayOut(scene, to) || isMet(scene, world, to, errand)) return [];
  const best = scene.standing[to] === NOBODY ? bestThere(scene, world, to) : NOBODY;
  const first = highest(scene, ahead);
  const least = Math.min(ownRank(scene, first), ownRank(scene, load));
  if (ownRank(scene, best) >= least) {
    if (ahead.some(one => isTakenBy(scene, world, one, to))) return [];
    return [passed(scene, world, going, errand), ...putAhead(scene, world, going, errand)];
  }
  const wanted = errand.wanted.has(best);
  const further = wanted
    ? []
    : [
        ...leftLying(scene, passed(scene, world, going, errand).world, best, to),
        ...leftBoth(scene, world, best, going, errand),
      ];
  if (load !== NOBODY && !canLeave(scene, world, load, from)) return further;
  const taken = { what: best, from: to };
  const put = load === NOBODY ? {} : { put: { what: load, at: from } };
  const done = wanted ? best : NOBODY;
  const change = { load: best, taken, ...put, done, ahead: NOBODY as Token, free: true };
  // In passing the old thing would have stayed here, if it could: then only the end of a move is left.
  const ends = !wanted && !lands && canLeave(scene, changed(scene, world, { taken }), first, to);
  const entry: SquareEntry = {
    world: changed(scene, world, change),
    leave: load !== NOBODY,
    hand: { do: 'take', what: best },
    ends,
    order: ends ? WAITING : 0,
  };
  return [entry, ...further];
}

/** Whether a square could take what waits, or has it already. */
function isTakenBy(scene: NpcScene, world: WalkWorld, thing: Token, to: CellId): boolean {
  return [world.lying[to], world.thing[to]].includes(thing) || canLeave(scene, world, thing, to);
}

function highest(scene: NpcScene, ahead: readonly Token[]): Token {
  return ahead.reduce((best, one) => (ownRank(scene, one) < ownRank(scene, best) ? one : best));
}
