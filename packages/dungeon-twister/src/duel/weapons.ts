import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import { worksAt } from './magic.ts';
import {
  type Battle,
  can,
  cellOf,
  type DuelState,
  FIRED,
  FORGED,
  has,
  isWounded,
  knows,
  loadsOf,
  rosterIn,
  STRONG,
} from './state.ts';

/** What strikes from afar: the object in somebody's hands, or themselves where the weapon is a part of them. */

/** Whether a weapon that fires once in a turn has done so (DT-EXT-08). */
function hasFired(state: DuelState, weapon: Token): boolean {
  const { oncePerTurn } = rosterIn(state).pieces[weapon]!;
  return oncePerTurn === true && (state.marks[weapon]! & FIRED) !== 0;
}

/** Weapons that somebody may fire now, their own first. */
export function shotsOf(state: DuelState, token: Token): Token[] {
  return [token, ...loadsOf(state, token)].filter(
    weapon => can(state, weapon, ABILITY.shoots) && !hasFired(state, weapon),
  );
}

/** Whether a weapon is only a Spear: with it one fights oneself, in close combat (DT-SPEAR-04). */
export function isSpear(state: DuelState, weapon: Token): boolean {
  return can(state, weapon, ABILITY.reaches) && !can(state, weapon, ABILITY.shoots);
}

/** What a shot counts: the value of the weapon, or of whoever shoots (DT-RNG-02). */
export function shotWith(state: DuelState, user: Token, weapon: Token): number {
  const { pieces, combats } = rosterIn(state);
  return pieces[weapon]!.shot ?? (isWounded(state, user) ? 0 : combats[user]!);
}

/** C of a participant: 0 if wounded (DT-WND-02), less with a Ring of Weakness, never below 0 (DT-DARK-12). */
export function strengthOf(state: DuelState, token: Token): number {
  if (isWounded(state, token)) return 0;
  const { combats, anybodysWords } = rosterIn(state);
  const printed = combats[token]!;
  if (!anybodysWords.has('weakens')) return printed;
  const rings = loadsOf(state, token).filter(
    load => knows(state, load, 'weakens') && worksAt(state, load, cellOf(state, token)),
  );
  return Math.max(0, printed - rings.length);
}

const STRENGTH = 3;

/** What a Strength Potion adds to somebody healthy in close combat, and when they are shot at (DT-MERC-11). */
export function potionOf(state: DuelState, token: Token): number {
  return has(state, token, STRONG) && !isWounded(state, token) ? STRENGTH : 0;
}

/** What a foundry has added to a weapon (DT-MERC-21). */
export function forgedOn(state: DuelState, weapon: Token): number {
  return weapon !== NOBODY && has(state, weapon, FORGED) ? 1 : 0;
}

/** The Spear in somebody's hands, of two a forged one, or NOBODY (DT-EXT-08, DT-MERC-21). */
export function spearOf(state: DuelState, token: Token): Token {
  const spears = loadsOf(state, token).filter(load => can(state, load, ABILITY.reaches));
  return spears.find(spear => has(state, spear, FORGED)) ?? spears[0] ?? NOBODY;
}

/** Of several weapons the best one counts, never their sum (DT-EXT-08). */
function best(state: DuelState, user: Token, weapons: readonly Token[]): Token {
  const worth = (weapon: Token) =>
    isSpear(state, weapon) ? strengthOf(state, user) : shotWith(state, user, weapon);
  return weapons.reduce(
    (most, weapon) => (most === NOBODY || worth(weapon) > worth(most) ? weapon : most),
    NOBODY,
  );
}

/** The weapon that is fired where the player names none, or NOBODY. */
export function bestShot(state: DuelState, token: Token): Token {
  return best(state, token, shotsOf(state, token));
}

/** What somebody could be added to an attack with: their shots, and the Spear in their hands. */
export function supportsOf(state: DuelState, token: Token): Token[] {
  const shots = shotsOf(state, token);
  const thrusts = loadsOf(state, token).filter(
    load => can(state, load, ABILITY.reaches) && !shots.includes(load),
  );
  const all = thrusts.length > 0 ? [...shots, ...thrusts] : shots;
  return all.filter(weapon => worksAt(state, weapon, cellOf(state, token)));
}

/** The weapon with which somebody takes part from afar: the one that was named, or the best. */
export function weaponIn(state: DuelState, battle: Battle, token: Token): Token {
  const named = battle.weapons?.[token];
  if (named !== undefined) return named as Token;
  if (token !== battle.attacker) return best(state, token, supportsOf(state, token));
  return battle.how === 'spear' ? spearOf(state, token) : bestShot(state, token);
}

/** Whether somebody takes part from afar with a Spear, and not with a shot. */
export function isThrust(state: DuelState, battle: Battle, token: Token): boolean {
  if (token === battle.attacker) return battle.how === 'spear';
  return isSpear(state, weaponIn(state, battle, token));
}

/** Weapons that fire once in a turn have done so. */
export function markFired(state: DuelState, battle: Battle, afar: readonly Token[]): void {
  for (const token of afar) {
    if (isThrust(state, battle, token)) continue;
    const weapon = weaponIn(state, battle, token);
    if (rosterIn(state).pieces[weapon]!.oncePerTurn) state.marks[weapon]! |= FIRED;
  }
}
