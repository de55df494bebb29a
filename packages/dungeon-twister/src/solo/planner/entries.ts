/** What changes hands when an NPC enters a square (DS-ITEM-01 to 03, DS-EDGE-02, DS-EDGE-12, DS-EDGE-16). */
import type { CellId } from '../../board/index.ts';
import { NOBODY, type Token } from '../../pieces/roster.ts';
import { isNpc } from '../state.ts';
import { leftBoth, leftLying, putAhead, whileAhead } from './ahead.ts';
import { canLeave, mayEnter } from './ground.ts';
import {
  bestThere,
  couldBeLeft,
  meet,
  ownRank,
  PASSING,
  passed,
  type SquareEntry,
  type StrideTaken,
  WAITING,
  type WalkErrand,
} from './hands.ts';
import { isEnemy, type NpcScene } from './scene.ts';
import { changed, type WalkWorld } from './world.ts';

/** What is passed after a drop for the objective gives way to what is taken (DS-EDGE-12). */
const PASSED = 10;

export function entriesOf(
  scene: NpcScene,
  world: WalkWorld,
  going: StrideTaken,
  errand: WalkErrand,
): readonly SquareEntry[] {
  if (world.ahead.length > 0) return whileAhead(scene, world, going, errand);
  const standing = scene.standing[going.to] as Token;
  if (standing === NOBODY) return findings(scene, world, going, errand);
  if (isEnemy(scene, standing) || !isNpc(standing)) {
    return [passed(scene, world, going, errand), ...putAhead(scene, world, going, errand)];
  }
  return meetings(scene, world, standing, going, errand);
}

function findings(
  scene: NpcScene,
  world: WalkWorld,
  going: StrideTaken,
  errand: WalkErrand,
): readonly SquareEntry[] {
  const best = bestThere(scene, world, going.to);
  const isBetter = best !== NOBODY && ownRank(scene, best) < ownRank(scene, world.load);
  if (!isBetter) {
    const passing = passed(scene, world, going, errand);
    return [passing, ...putAhead(scene, world, going, errand)];
  }
  return world.load === NOBODY
    ? pickedUp(scene, world, best, going, errand)
    : exchanged(scene, world, best, going, errand);
}

/** Empty hands take what is listed (DS-ITEM-01), but for what stays where it lay (DS-EDGE-16). */
function pickedUp(
  scene: NpcScene,
  world: WalkWorld,
  best: Token,
  { to }: StrideTaken,
  errand: WalkErrand,
): readonly SquareEntry[] {
  const wanted = errand.wanted.has(best);
  const taken = { what: best, from: to };
  const done = wanted ? best : NOBODY;
  const after = changed(scene, world, { load: best, taken, done, free: true });
  const entries: SquareEntry[] = [{ ...PASSING, world: after, hand: { do: 'take', what: best } }];
  if (!wanted) entries.push(...leftLying(scene, world, best, to));
  // After a drop for the objective it is taken only if the objective stays possible (DS-EDGE-12).
  if (world.shed) entries.push({ ...PASSING, world, order: PASSED });
  return entries;
}

/** A better thing for the one in hand (DS-ITEM-02, DS-GET-02, DS-EDGE-02). */
function exchanged(
  scene: NpcScene,
  world: WalkWorld,
  best: Token,
  going: StrideTaken,
  errand: WalkErrand,
): readonly SquareEntry[] {
  const { from, to, lands } = going;
  const { load } = world;
  const wanted = errand.wanted.has(best);
  const done = wanted ? best : NOBODY;
  const taken = { what: best, from: to };
  const staysHere = !wanted && canLeave(scene, changed(scene, world, { taken }), load, to);
  const entries: SquareEntry[] = [];
  if (staysHere && !lands) {
    const free = canLeave(scene, world, load, to) || couldBeLeft(scene, world, going, errand);
    const here = changed(scene, world, { load: best, taken, put: { what: load, at: to }, free });
    entries.push({ ...PASSING, world: here, hand: { do: 'swap', what: best } });
  }
  if (canLeave(scene, world, load, from) && (lands || goesBare(scene, world, from, to))) {
    const put = { what: load, at: from };
    const before = changed(scene, world, { load: best, taken, put, done, free: true });
    const order = staysHere ? WAITING : 0;
    entries.push({
      world: before,
      leave: true,
      hand: { do: 'take', what: best },
      ends: staysHere,
      order,
    });
  }
  if (entries.length === 0 && !couldBeLeft(scene, world, going, errand)) {
    entries.push(passed(scene, world, going, errand));
  }
  if (!wanted) {
    const past = passed(scene, world, going, errand).world;
    entries.push(...leftLying(scene, past, best, to));
    entries.push(...leftBoth(scene, world, best, going, errand));
  }
  return entries;
}

/** Whether the step could be made without the load. */
function goesBare(scene: NpcScene, world: WalkWorld, from: CellId, to: CellId): boolean {
  const put = { what: world.load, at: from };
  return mayEnter(scene, changed(scene, world, { load: NOBODY, put, free: false }), from, to);
}

/** Crossing the square of a healthy friend: what must change hands does (DS-ITEM-04 to 06). */
function meetings(
  scene: NpcScene,
  world: WalkWorld,
  friend: Token,
  going: StrideTaken,
  errand: WalkErrand,
): readonly SquareEntry[] {
  const passing = passed(scene, world, going, errand);
  const met = meet(scene, world, friend, going.to, errand);
  if (met === null) return [passing, ...putAhead(scene, world, going, errand)];
  const mayPass = world.shed && met.hand?.do === 'take';
  return mayPass ? [met, { ...passing, order: PASSED }] : [met];
}
