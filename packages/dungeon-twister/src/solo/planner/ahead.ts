/**
 * The old thing left further back than on the square before (DS-ITEM-02, DS-GET-02): where none of the
 * squares in between can take it, it is put down ahead of them, and hands stay empty until the better
 * thing is taken in the same move.
 */
import type { CellId } from '../../board/index.ts';
import { NOBODY, type Token } from '../../pieces/roster.ts';
import { canLeave } from './ground.ts';
import { bestThere, type Entry, type Errand, entriesOf, ownRank } from './hands.ts';
import { changed, isWayOut, type Scene, type World } from './scene.ts';

/** The world in which the load was put down here, because the next square cannot take it. */
export function putAhead(
  scene: Scene,
  world: World,
  cell: CellId,
  to: CellId,
  errand: Errand,
): World | null {
  const { load } = world;
  if (load === NOBODY || isWayOut(scene, to) || canLeave(scene, world, load, to)) return null;
  if (!canLeave(scene, world, load, cell)) return null;
  // Whoever meets somebody, or finds something, on that square has his hands full with that.
  const isCrossed = entriesOf(scene, world, cell, to, errand).every(({ hand }) => hand === null);
  if (!isCrossed || isBetterThere(scene, world, load, to)) return null;
  return changed(scene, world, { load: NOBODY, put: { what: load, at: cell }, ahead: load });
}

function isBetterThere(scene: Scene, world: World, load: Token, to: CellId): boolean {
  if (scene.standing[to] !== NOBODY) return false;
  const best = bestThere(scene, world, to);
  return best !== NOBODY && ownRank(scene, best) < ownRank(scene, load);
}

/** On with empty hands over squares that cannot take the old thing, up to the better one. */
export function fetch(scene: Scene, world: World, to: CellId, errand: Errand): Entry | null {
  const { ahead } = world;
  if (isWayOut(scene, to)) return null;
  if (!isBetterThere(scene, world, ahead, to)) {
    if (canLeave(scene, world, ahead, to) || isMet(scene, world, to)) return null;
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

/** Somebody who holds something: what would change hands there was never looked at. */
function isMet(scene: Scene, world: World, to: CellId): boolean {
  if (scene.standing[to] === NOBODY) return false;
  return world.lying[to] !== NOBODY || world.thing[to] !== NOBODY;
}
