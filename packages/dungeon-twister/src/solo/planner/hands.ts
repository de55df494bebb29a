/** What changes hands when an NPC enters a square (DS-ITEM-01 to 07, DS-EDGE-02, DS-EDGE-12). */
import type { CellId } from '../../board/index.ts';
import type { NpcCard, Wish } from '../../content/npcs/card.ts';
import { ABILITY, NOBODY, type Token } from '../../pieces/roster.ts';
import { isNpc, npcCard } from '../state.ts';
import { canLeave } from './ground.ts';
import { hasAbility, isEnemy, isPit, type Scene } from './scene.ts';
import { ranksOn, UNLISTED, wishFor } from './wishes.ts';
import { changed, type World } from './world.ts';

export interface Hand {
  readonly do: 'take' | 'swap' | 'drop';
  readonly what: Token;
}

/** What entering a square leads to. */
export interface Entry {
  readonly world: World;
  /** The old thing is left on the square before. */
  readonly leave: boolean;
  readonly hand: Hand | null;
  /** The move ends here (DS-ITEM-02). */
  readonly ends: boolean;
}

/** What a walk is after besides getting somewhere. */
export interface Errand {
  /** Things whose taking ends the walk (DS-GET-01). */
  readonly wanted: ReadonlySet<number>;
  /** Friends to whom the load is brought (DS-DEL-01). */
  readonly receivers: ReadonlySet<number>;
  /** The load may be left behind once (DS-OBJ-08). */
  readonly mayShed: boolean;
}

export const NO_ERRAND: Errand = { wanted: new Set(), receivers: new Set(), mayShed: false };

/** The rank of a thing for the planner itself. */
export function ownRank({ ranks }: Scene, thing: number): number {
  return thing === NOBODY ? UNLISTED : ranks[thing]!;
}

/** Serpico never takes a wounded one from a Cleric nor the Wand from a Wizard (NC-NAGA-01). */
export function mayTakeFrom(scene: Scene, taker: NpcCard, giver: NpcCard, thing: Token): boolean {
  if (taker.trait !== 'delivers') return true;
  return giver.likeness.id !== receiverClass(wishFor(scene.roster, thing));
}

/** To whom a courier brings a thing. */
export function receiverClass(wish: Wish): string | null {
  if (wish === 'wounded') return 'cleric';
  return wish === 'fireball-wand' ? 'wizard' : null;
}

const PASSING = { leave: false, hand: null, ends: false } as const;

export function entriesOf(
  scene: Scene,
  world: World,
  from: CellId,
  to: CellId,
  errand: Errand,
): readonly Entry[] {
  const standing = scene.standing[to] as Token;
  if (standing !== NOBODY && (isEnemy(scene, standing) || !isNpc(standing)))
    return [{ ...PASSING, world }];
  if (standing !== NOBODY) return [meet(scene, world, standing, to, errand)];
  return findings(scene, world, from, to, errand);
}

/** The best thing that lies there for taking, or NOBODY. */
export function bestThere(scene: Scene, world: World, to: CellId): Token {
  const lying = world.lying[to] as Token;
  const thing = world.thing[to] as Token;
  const friend = lying !== NOBODY && !isEnemy(scene, lying) ? lying : NOBODY;
  const free = thing !== NOBODY && !holdsUp(scene, world, thing, to) ? thing : NOBODY;
  // What was left for the objective is not taken up again (DS-EDGE-12).
  if (world.shed && (friend === scene.start.load || free === scene.start.load)) return NOBODY;
  return ownRank(scene, friend) <= ownRank(scene, free) && friend !== NOBODY ? friend : free;
}

/** A Rope on a pit under a friend stays there (DS-GEAR-01). */
function holdsUp(scene: Scene, world: World, thing: Token, cell: CellId): boolean {
  if (!isPit(world, cell) || !hasAbility(scene, thing, ABILITY.ropes)) return false;
  const lying = world.lying[cell]!;
  return lying !== NOBODY && !isEnemy(scene, lying);
}

function findings(
  scene: Scene,
  world: World,
  from: CellId,
  to: CellId,
  errand: Errand,
): readonly Entry[] {
  const best = bestThere(scene, world, to);
  const { load } = world;
  const passing: readonly Entry[] = [{ ...PASSING, world }];
  if (best === NOBODY || ownRank(scene, best) >= ownRank(scene, load)) return passing;
  const wanted = errand.wanted.has(best);
  const done = wanted ? best : NOBODY;
  const taken = { what: best, from: to };
  if (load === NOBODY) {
    const after = changed(scene, world, { load: best, taken, done });
    return [{ ...PASSING, world: after, hand: { do: 'take', what: best } }];
  }
  const before = canLeave(scene, world, load, from)
    ? changed(scene, world, { load: best, taken, put: { what: load, at: from }, done })
    : null;
  const take: Hand = { do: 'take', what: best };
  if (wanted)
    return before === null ? passing : [{ world: before, leave: true, hand: take, ends: false }];
  const emptied = changed(scene, world, { taken });
  if (canLeave(scene, emptied, load, to)) {
    const here = changed(scene, world, { load: best, taken, put: { what: load, at: to } });
    const going: Entry = { ...PASSING, world: here, hand: { do: 'swap', what: best } };
    return before === null
      ? [going]
      : [going, { world: before, leave: true, hand: take, ends: true }];
  }
  return before === null ? passing : [{ world: before, leave: true, hand: take, ends: false }];
}

/** Crossing the square of a healthy friend (DS-ITEM-04 to 06, DS-DEL-01). */
function meet(scene: Scene, world: World, friend: Token, at: CellId, errand: Errand): Entry {
  const passing: Entry = { ...PASSING, world };
  const { load } = world;
  const lying = world.lying[at] as Token;
  const theirs = lying !== NOBODY ? lying : (world.thing[at] as Token);
  const roped = (thing: Token) => isPit(world, at) && hasAbility(scene, thing, ABILITY.ropes);
  if (roped(load) || roped(theirs)) return passing;
  const give = { put: { what: load, at } };
  if (theirs === NOBODY) {
    if (load === NOBODY) return passing;
    const delivered = errand.receivers.has(friend);
    if (!delivered && !prefers(scene, friend, load)) return passing;
    const done = delivered ? load : NOBODY;
    const world_ = changed(scene, world, { load: NOBODY, ...give, done });
    return { ...passing, world: world_, hand: { do: 'drop', what: load } };
  }
  const card = npcCard(friend);
  const done = errand.wanted.has(theirs) ? theirs : NOBODY;
  const taken = { what: theirs, from: at };
  const mine = ownRank(scene, theirs);
  const ranks = ranksOn(scene.roster, card);
  const wish = ranks[theirs]!;
  const mayTake = mine < wish && mayTakeFrom(scene, scene.card, card, theirs);
  if (load === NOBODY) {
    if (!mayTake) return passing;
    const after = changed(scene, world, { load: theirs, taken, done });
    return { ...passing, world: after, hand: { do: 'take', what: theirs } };
  }
  const iDemand = mayTake && mine < ownRank(scene, load);
  const theyDemand = prefers(scene, friend, load) && ranks[load]! < wish;
  if (!iDemand && !theyDemand) return passing;
  const after = changed(scene, world, { load: theirs, taken, ...give, done });
  return { ...passing, world: after, hand: { do: 'swap', what: theirs } };
}

/** Whether a friend ranks the planner's thing strictly higher than the planner does, and may have it. */
function prefers(scene: Scene, friend: Token, thing: Token): boolean {
  const card = npcCard(friend);
  const own = ranksOn(scene.roster, scene.card)[thing]!;
  const theirs = ranksOn(scene.roster, card)[thing]!;
  return theirs < own && mayTakeFrom(scene, card, scene.card, thing);
}
