/** What an NPC's hands are like on its way, and what changes them with a friend (DS-ITEM-04 to 07). */
import type { CellId } from '../../board/index.ts';
import type { NpcCard, WantedObject } from '../../content/npcs/card.ts';
import { ABILITY, NOBODY, type Token } from '../../pieces/roster.ts';
import { isNpc, npcCard } from '../state.ts';
import { canLeave, mayEnter } from './ground.ts';
import { hasAbility, isEnemy, isPit, type NpcScene } from './scene.ts';
import { ranksOn, UNLISTED, wishFor } from './wishes.ts';
import { changed, type WalkWorld } from './world.ts';

export interface HandStep {
  readonly do: 'take' | 'swap' | 'drop';
  readonly what: Token;
}

/** What entering a square leads to. */
export interface SquareEntry {
  readonly world: WalkWorld;
  /** The old thing is left on the square before. */
  readonly leave: boolean;
  readonly hand: HandStep | null;
  /** The move ends here (DS-ITEM-02). */
  readonly ends: boolean;
  /** Of entries over the same squares those with a lower number are preferred. */
  readonly order: number;
}

/** Hands that wait for something better give way to full strides (DS-TIE-06). */
export const WAITING = 1;

/** What a walk is after besides getting somewhere. */
export interface WalkErrand {
  /** Things whose taking ends the walk (DS-GET-01). */
  readonly wanted: ReadonlySet<number>;
  /** Friends to whom the load is brought (DS-DEL-01). */
  readonly receivers: ReadonlySet<number>;
  /**
   * Whether the load may be left behind once (DS-OBJ-08): to find out what could be done without it, as
   * if it lay nowhere then; with all squares where it may lie competing; or with each for itself.
   */
  readonly sheds: 'never' | 'nowhere' | 'roughly' | 'exactly';
}

export const NO_ERRAND: WalkErrand = { wanted: new Set(), receivers: new Set(), sheds: 'never' };

/** The rank of a thing for the planner itself. */
export function ownRank({ ranks }: NpcScene, thing: number): number {
  return thing === NOBODY ? UNLISTED : ranks[thing]!;
}

/** Serpico never takes a wounded one from a Cleric nor the Wand from a Wizard (NC-NAGA-01). */
export function mayTakeFrom(
  scene: NpcScene,
  taker: NpcCard,
  giver: NpcCard,
  thing: Token,
): boolean {
  if (taker.trait !== 'delivers') return true;
  return giver.likeness.id !== receiverClass(wishFor(scene.roster, thing));
}

/** To whom a courier brings a thing. */
export function receiverClass(wish: WantedObject): string | null {
  if (wish === 'wounded') return 'cleric';
  return wish === 'fireball-wand' ? 'wizard' : null;
}

export const PASSING = { leave: false, hand: null, ends: false, order: 0 } as const;

/** Where a stride leads from, where to, and whether it lands there from a jump. */
export interface StrideTaken {
  readonly from: CellId;
  readonly to: CellId;
  readonly lands: boolean;
}

/** Nothing changes hands, but that the load could be left further back is kept in mind. */
export function passed(
  scene: NpcScene,
  world: WalkWorld,
  going: StrideTaken,
  errand: WalkErrand,
): SquareEntry {
  const { load, free } = world;
  const stays = load !== NOBODY && !canLeave(scene, world, load, going.to);
  const frees = stays && couldBeLeft(scene, world, going, errand);
  return { ...PASSING, world: frees === free ? world : changed(scene, world, { free: frees }) };
}

/** Whether the load could have been left on the square before, or further back, and the way gone without it. */
export function couldBeLeft(
  scene: NpcScene,
  world: WalkWorld,
  going: StrideTaken,
  errand: WalkErrand,
): boolean {
  const { from, to, lands } = going;
  const { load, free } = world;
  const here = canLeave(scene, world, load, from);
  if (!here && !free) return false;
  const put = here ? { put: { what: load, at: from } } : {};
  const bare = changed(scene, world, { load: NOBODY, free: false, ...put });
  if (!lands && !mayEnter(scene, bare, from, to)) return false;
  return !isMet(scene, bare, to, errand);
}

/** Whether a friend is there with whom something would change hands. */
export function isMet(scene: NpcScene, world: WalkWorld, to: CellId, errand: WalkErrand): boolean {
  const friend = scene.standing[to] as Token;
  if (friend === NOBODY || isEnemy(scene, friend) || !isNpc(friend)) return false;
  return meet(scene, world, friend, to, errand) !== null;
}

/** The best thing that lies there for taking, or NOBODY. */
export function bestThere(scene: NpcScene, world: WalkWorld, to: CellId): Token {
  const lying = world.lying[to] as Token;
  const thing = world.thing[to] as Token;
  const friend = lying !== NOBODY && !isEnemy(scene, lying) ? lying : NOBODY;
  const free = thing !== NOBODY && !holdsUp(scene, world, thing, to) ? thing : NOBODY;
  // What was left for the objective is not taken up again (DS-EDGE-12).
  if (world.shed && (friend === scene.start.load || free === scene.start.load)) return NOBODY;
  return ownRank(scene, friend) <= ownRank(scene, free) && friend !== NOBODY ? friend : free;
}

/** A Rope on a pit under a friend stays there (DS-GEAR-01). */
function holdsUp(scene: NpcScene, world: WalkWorld, thing: Token, cell: CellId): boolean {
  if (!isPit(world, cell) || !hasAbility(scene, thing, ABILITY.ropes)) return false;
  const lying = world.lying[cell]!;
  return lying !== NOBODY && !isEnemy(scene, lying);
}

/** What changes hands with a friend, or null (DS-ITEM-05, DS-ITEM-06, DS-DEL-01). */
export function meet(
  scene: NpcScene,
  world: WalkWorld,
  friend: Token,
  at: CellId,
  errand: WalkErrand,
): SquareEntry | null {
  const { load } = world;
  const lying = world.lying[at] as Token;
  const theirs = lying !== NOBODY ? lying : (world.thing[at] as Token);
  const roped = (thing: Token) => isPit(world, at) && hasAbility(scene, thing, ABILITY.ropes);
  if (roped(load) || roped(theirs)) return null;
  const give = { put: { what: load, at } };
  if (theirs === NOBODY) {
    if (load === NOBODY) return null;
    const delivered = errand.receivers.has(friend);
    if (!delivered && !prefers(scene, friend, load)) return null;
    const done = delivered ? load : NOBODY;
    const world_ = changed(scene, world, { load: NOBODY, ...give, done, free: false });
    return { ...PASSING, world: world_, hand: { do: 'drop', what: load } };
  }
  const card = npcCard(scene.state, friend);
  const done = errand.wanted.has(theirs) ? theirs : NOBODY;
  const taken = { what: theirs, from: at };
  const mine = ownRank(scene, theirs);
  const ranks = ranksOn(scene.roster, card);
  const wish = ranks[theirs]!;
  const mayTake = mine < wish && mayTakeFrom(scene, scene.card, card, theirs);
  if (load === NOBODY) {
    if (!mayTake) return null;
    const after = changed(scene, world, { load: theirs, taken, done, free: false });
    return { ...PASSING, world: after, hand: { do: 'take', what: theirs } };
  }
  const iDemand = mayTake && mine < ownRank(scene, load);
  const theyDemand = prefers(scene, friend, load) && ranks[load]! < wish;
  if (!iDemand && !theyDemand) return null;
  const after = changed(scene, world, { load: theirs, taken, ...give, done, free: false });
  return { ...PASSING, world: after, hand: { do: 'swap', what: theirs } };
}

/** Whether a friend ranks the planner's thing strictly higher than the planner does, and may have it. */
export function prefers(scene: NpcScene, friend: Token, thing: Token): boolean {
  const card = npcCard(scene.state, friend);
  const own = ranksOn(scene.roster, scene.card)[thing]!;
  const theirs = ranksOn(scene.roster, card)[thing]!;
  return theirs < own && mayTakeFrom(scene, card, scene.card, thing);
}
