import { fastRandom } from '@oubliette/kernel';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import {
  armiesOf,
  attackBonus,
  campOf,
  defenceBonus,
  metBy,
  sumsOf,
  thrustBonus,
} from './battle.ts';
import { companyBonus } from './company.ts';
import { guess } from './guess.ts';
import { battleOf } from './seen/question.ts';
import { type Battle, can, type DuelState, isWounded, loadsOf, rosterIn } from './state.ts';
import type { DuelView } from './view.ts';
import { isThrust, shotWith, strengthOf, weaponIn } from './weapons.ts';

/** Somebody in a declared combat, with every part that they add to the sum of their side (DT-CBT-03). */
export interface Fighter {
  readonly token: string;
  readonly wounded: boolean;
  /** C, 0 if wounded, or the value of the shot. */
  readonly strength: number;
  /** What the Stab adds (DT-BACKSTABBER-02). */
  readonly stab: number;
  /** What the object on their square adds, and which it is (DT-CBT-08). */
  readonly bonus: number;
  readonly aid: string | null;
  /** What they fight with from afar: the Bow or the Spear. */
  readonly weapon: string | null;
}

/** Who fights in the combat that is declared: everybody sees that. */
export interface Fighters {
  readonly attackers: readonly Fighter[];
  readonly defenders: readonly Fighter[];
  /** Both sums without the cards. */
  readonly sums: readonly [number, number];
}

/** The combat that waits for supporters or cards, or null. */
export function fightersOf(seen: DuelView): Fighters | null {
  if (seen.asked === null || !('battle' in seen.asked)) return null;
  const state = guess(seen, fastRandom(0));
  return fightersIn(state, battleOf(rosterIn(state), seen.asked.battle));
}

function fightersIn(state: DuelState, battle: Battle): Fighters {
  const armies = armiesOf(state, battle);
  const sums = sumsOf(state, battle, armies);
  const afar = armies.afar.map(token => {
    const weapon = weaponIn(state, battle, token);
    const thrust = isThrust(state, battle, token);
    const strength = thrust ? strengthOf(state, token) : shotWith(state, token, weapon);
    const one = { ...fighter(state, token, strength), weapon: state.names[weapon]! };
    return thrust ? aided(state, one, NOBODY, thrustBonus(state, battle, token)) : one;
  });
  const close =
    (bonusOf: (token: Token) => number, theirs: readonly Token[] | null) => (token: Token) =>
      aided(
        state,
        fighter(state, token, strengthOf(state, token)),
        aidOf(state, token, battle),
        bonusOf(token) +
          (theirs === null ? 0 : companyBonus(state, token, theirs, campOf(state, battle, token))),
      );
  const first = battle.attacker as Token;
  const attackers = [
    ...armies.attackers.map(close(token => attackBonus(state, token, battle), armies.defenders)),
    ...afar,
  ].sort(leading(state, first));
  const defenders = armies.defenders
    .map(close(token => defenceBonus(state, token), metBy(state, battle, armies)))
    .sort(leading(state, battle.target as Token));
  return {
    attackers: withStab(state, attackers, sums[0]),
    defenders: withStab(state, defenders, sums[1]),
    sums,
  };
}

const leading = (state: DuelState, first: Token) => (one: Fighter, other: Fighter) =>
  Number(other.token === state.names[first]) - Number(one.token === state.names[first]);

function fighter(state: DuelState, token: Token, strength: number): Fighter {
  const wounded = isWounded(state, token);
  return {
    token: state.names[token]!,
    wounded,
    strength,
    stab: 0,
    bonus: 0,
    aid: null,
    weapon: null,
  };
}

/** What adds to somebody's strength: of two things the one that does, where only one does. */
function aidOf(state: DuelState, token: Token, battle: Battle): Token {
  const { attacks, defences } = rosterIn(state);
  const strikes = campOf(state, battle, token) === campOf(state, battle, battle.attacker as Token);
  const bonuses = strikes ? attacks : defences;
  const loads = loadsOf(state, token);
  return loads.find(load => bonuses[load] !== 0) ?? loads[0] ?? NOBODY;
}

function aided(state: DuelState, one: Fighter, load: Token, bonus: number): Fighter {
  return bonus === 0 ? one : { ...one, bonus, aid: state.names[load] ?? one.token };
}

/** What a sum has beyond the strength and the objects of all is the Stab of those who can. */
function withStab(state: DuelState, fighters: readonly Fighter[], sum: number): Fighter[] {
  const rest = sum - fighters.reduce((total, { strength, bonus }) => total + strength + bonus, 0);
  const stabs = ({ token, wounded }: Fighter) =>
    !wounded && can(state, rosterIn(state).numberOf(token)!, ABILITY.stabs);
  const count = fighters.filter(stabs).length;
  return fighters.map(one => (stabs(one) ? { ...one, stab: rest / count } : one));
}
