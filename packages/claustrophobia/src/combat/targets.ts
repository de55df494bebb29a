import type { ActionOf } from '../action.ts';
import { demonsOn, hasSeal, linked, NOWHERE, spotAt, type TileIndex } from '../board/board.ts';
import { cellNamed } from '../board/cells.ts';
import { ATTACK_SEAL, attack, attackPack } from '../interned.ts';
import type { State } from '../state.ts';
import { demonHas, isTough, usableObject } from '../warriors/figures.ts';
import {
  DEMON_FIGURE,
  FIRST_TROGLODYTE,
  HUMANS,
  isHuman,
  isTroglodyte,
  LAST_TROGLODYTE,
  WARRIORS,
  type Warrior,
  warriorNamed,
} from '../warriors/roster.ts';
import { PACK, SEAL_TARGET } from '../work.ts';

/** What an attack is aimed at: a warrior, the plain Troglodytes of a tile, or a Seal, and where. */
export interface AttackAim {
  readonly target: number;
  readonly tile: TileIndex;
}

/** A list that takes attacks, whatever else it holds. */
interface Attacks {
  push(attack: ActionOf<'attack'>): number;
}

/** A plain Troglodyte on a tile, or −1. */
export function plainOn(state: State, spot: TileIndex): Warrior {
  for (let who = FIRST_TROGLODYTE; who <= LAST_TROGLODYTE; who++) {
    if (state.place[who] === spot && !isTough(state, who)) return who;
  }
  return -1;
}

/** Whether a warrior could aim at that tile: their own, or next door with a Blunderbuss (CL-RANGE-01–03). */
export function canAimAt(state: State, who: Warrior, spot: TileIndex): boolean {
  const own = state.place[who]!;
  if (own === spot) return true;
  if (!isHuman(who) || usableObject(state, who) !== 'blunderbuss') return false;
  for (let side = 0; side < 4; side++) if (linked(state, own, side) === spot) return true;
  return false;
}

/** Every target on a tile for enemies of that side (CL-COMB-02). */
function addTargetsOn(state: State, spot: TileIndex, human: boolean, near: boolean, list: Attacks) {
  if (!human) {
    for (let who = 0; who < HUMANS; who++) if (state.place[who] === spot) list.push(attack(who));
    if (hasSeal(state, spot)) list.push(ATTACK_SEAL);
    return;
  }
  if (demonsOn(state, spot) === 0) return;
  if (plainOn(state, spot) >= 0) list.push(attackPack(state.cells[spot]!));
  for (let who = FIRST_TROGLODYTE; who < WARRIORS; who++) {
    if (state.place[who] !== spot) continue;
    if (isTroglodyte(who) && !isTough(state, who)) continue;
    if (who === DEMON_FIGURE && !near && demonHas(state, 'out-of-shot')) continue;
    list.push(attack(who));
  }
}

export function addTargets(state: State, who: Warrior, list: Attacks): void {
  const own = state.place[who]!;
  const human = isHuman(who);
  addTargetsOn(state, own, human, true, list);
  if (!human || usableObject(state, who) !== 'blunderbuss') return;
  for (let side = 0; side < 4; side++) {
    const other = linked(state, own, side);
    if (other !== NOWHERE) addTargetsOn(state, other, human, false, list);
  }
}

/** What a word means as a target on the board, or null. */
export function aimNamed(state: State, who: Warrior, name: string): AttackAim | null {
  if (name === 'seal') return { target: SEAL_TARGET, tile: state.place[who]! };
  if (name.startsWith('TR@')) {
    const tile = spotAt(state, cellNamed(name.slice(2)));
    return tile === NOWHERE ? null : { target: PACK, tile };
  }
  const target = warriorNamed(name);
  if (target < 0 || state.place[target]! < 0) return null;
  return { target, tile: state.place[target]! };
}

/** Whether that target stands there and is an enemy (CL-COMB-01, 02). */
export function isTarget(state: State, who: Warrior, { target, tile }: AttackAim): boolean {
  if (target === SEAL_TARGET) return !isHuman(who) && hasSeal(state, tile);
  if (target === PACK) return isHuman(who) && plainOn(state, tile) >= 0;
  if (isHuman(target) === isHuman(who)) return false;
  return !isTroglodyte(target) || isTough(state, target);
}

/** Whether a target cannot be shot at from another tile (D3). */
export function isOutOfShot(state: State, who: Warrior, { target, tile }: AttackAim): boolean {
  return tile !== state.place[who] && target === DEMON_FIGURE && demonHas(state, 'out-of-shot');
}
