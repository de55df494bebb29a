/**
 * The old thing left further back than on the square before (DS-ITEM-02, DS-GET-02): where none of the
 * squares in between can take it, it is put down ahead of them, and hands stay empty until the better
 * thing is taken in the same move.
 */
import type { CellId } from '../../board/index.ts';
import { NOBODY, type Token } from '../../pieces/roster.ts';
import { canLeave, mayEnter } from './ground.ts';
import { bestThere, type Entry, type Errand, entriesOf, ownRank } from './hands.ts';
import { isWayOut, type Scene } from './scene.ts';
import { UNLISTED } from './wishes.ts';
import { changed, type World } from './world.ts';

/** The world in which the load was put down here, because the next square cannot take it. */
export function putAhead(
  scene: Scene,
  world: World,
  cell: CellId,
  to: CellId,
  errand: Errand,
): World | null {
  const { load } = world;
  if (load === NOBODY || !isBetterNear(scene, load, to)) return null;
  if (isWayOut(scene, to) || canLeave(scene, world, load, to)) return null;
  if (!canLeave(scene, world, load, cell) || isBetterThere(scene, world, load, to)) return null;
  const ahead = changed(scene, world, {
    load: NOBODY,
    put: { what: load, at: cell },
    ahead: load,
  });
  // With a Rope in hand it could go over a pit; without it perhaps no longer.
  if (!mayEnter(scene, ahead, cell, to)) return null;
  return isMet(scene, ahead, cell, to, errand) ? null : ahead;
}

/**
 * The world in which what lies there was left lying, because something better comes before any other
 * square could take it (DS-EDGE-16).
 */
export function leftLying(scene: Scene, world: World, to: CellId): World | null {
  if (world.load !== NOBODY || scene.standing[to] !== NOBODY) return null;
  const best = bestThere(scene, world, to);
  if (best === NOBODY || !isBetterNear(scene, best, to)) return null;
  return ownRank(scene, best) === UNLISTED ? null : changed(scene, world, { ahead: best });
}

/** Whether something better lies so near that the same move might take it; else nothing is put down for it. */
function isBetterNear(scene: Scene, thing: Token, from: CellId): boolean {
  return scene.near[from]! < ownRank(scene, thing);
}

function isBetterThere(scene: Scene, world: World, load: Token, to: CellId): boolean {
  if (scene.standing[to] !== NOBODY) return false;
  const best = bestThere(scene, world, to);
  return best !== NOBODY && ownRank(scene, best) < ownRank(scene, load);
}

/** On with empty hands over squares that cannot take the old thing, up to the better one. */
export function fetch(
  scene: Scene,
  world: World,
  cell: CellId,
  to: CellId,
  errand: Errand,
): Entry | null {
  const { ahead } = world;
  if (isWayOut(scene, to)) return null;
  if (!isBetterThere(scene, world, ahead, to)) {
    if (canLeave(scene, world, ahead, to) || isMet(scene, world, cell, to, errand)) return null;
    return { world, leave: false, hand: null, ends: false };
  }
  const best = bestThere(scene, world, to);
  const wanted = errand.wanted.has(best);
  const taken = { what: best, from: to };
  const done = wanted ? best : NOBODY;
  const after = changed(scene, world, { load: best, taken, done, ahead: NOBODY });
  // In passing the old thing would have stayed here, if it could: then only the end of a move is left.
  const ends = !wanted && canLeave(scene, changed(scene, world, { taken }), ahead, to);
  return { world: after, leave: false, hand: { do: 'take', what: best }, ends };
}

/** A friend with whom something would change hands. */
function isMet(scene: Scene, world: World, cell: CellId, to: CellId, errand: Errand): boolean {
  if (scene.standing[to] === NOBODY) return false;
  return entriesOf(scene, world, cell, to, errand).some(({ hand }) => hand !== null);
}
