import { DEMONS, type DemonContent, type DemonTalent, hasTalent } from '../content/demons/index.ts';
import { LINES } from '../content/humans.ts';
import { OBJECTS } from '../content/objects.ts';
import { F } from '../facts.ts';
import { SCENARIO_DEMON } from '../scenarios/demons.ts';
import { STAGE } from '../stages.ts';
import {
  BLESSED_CBT,
  BLESSED_MVT,
  COURAGE,
  EXHAUSTED,
  has,
  isInPlay,
  type State,
  TOUGH,
} from '../state.ts';
import { DEMON_FIGURE, isDamned, isHuman, isTroglodyte, KINDS, type Warrior } from './roster.ts';

const DEF_LIMIT = 6;
/** Figures without a card of their own: Troglodytes, Tough ones (CL-COMP-09), Damned (S7). */
const TROGLODYTE = { mvt: 1, cbt: 1, def: 3 } as const;
const TOUGH_ONE = { mvt: 2, cbt: 1, def: 5 } as const;
const DAMNED = { mvt: 1, cbt: 1, def: 3, health: 2 } as const;

/** The card of the scenario's Demon. */
export function demonCard(state: State): DemonContent | undefined {
  return DEMONS[SCENARIO_DEMON[state.facts[F.scenario]!]! - 1];
}

/** Whether the Demon is in play and has that talent. */
export function demonHas(state: State, talent: DemonTalent): boolean {
  return isInPlay(state, DEMON_FIGURE) && hasTalent(demonCard(state), talent);
}

function lineOf(state: State, human: Warrior) {
  const die = has(state, human, EXHAUSTED) ? 0 : state.die[human]!;
  return LINES[KINDS[human]!][die]!;
}

/** The object that a human carries and can use (CL-EXH-02), or undefined. */
export function usableObject(state: State, human: Warrior): string | undefined {
  if (isExhausted(state, human)) return undefined;
  return carriedObject(state, human)?.name;
}

export function carriedObject(state: State, human: Warrior) {
  const object = state.bearer.indexOf(human);
  return object < 0 ? undefined : OBJECTS[object];
}

/** On a cancelled line, or without a die (CL-EXH-01, S5). */
export function isExhausted(state: State, human: Warrior): boolean {
  return has(state, human, EXHAUSTED) || state.die[human] === 0;
}

export function isTough(state: State, warrior: Warrior): boolean {
  return has(state, warrior, TOUGH);
}

/** MVT without what belongs to one action only. */
export function mvtOf(state: State, who: Warrior): number {
  if (isHuman(who)) return lineOf(state, who)[0] + (has(state, who, BLESSED_MVT) ? 1 : 0);
  if (isTroglodyte(who)) {
    return (isTough(state, who) ? TOUGH_ONE : TROGLODYTE).mvt + state.facts[F.speed]!;
  }
  if (isDamned(who)) return DAMNED.mvt;
  return demonHas(state, 'rooted') ? 0 : demonCard(state)!.mvt + state.facts[F.sign]!;
}

/** CBT without what belongs to one attack only; a Blunderbuss is for all of their attacks. */
export function cbtOf(state: State, who: Warrior): number {
  const armed = isHuman(who) && usableObject(state, who) === 'blunderbuss' ? 1 : 0;
  return unarmedCbt(state, who) + armed;
}

/** CBT for anything but an attack (CL-OBJ-02). */
export function unarmedCbt(state: State, who: Warrior): number {
  if (isHuman(who)) return lineOf(state, who)[1] + (has(state, who, BLESSED_CBT) ? 2 : 0);
  if (isTroglodyte(who)) return TROGLODYTE.cbt;
  if (isDamned(who)) return DAMNED.cbt;
  return demonCard(state)!.cbt + state.facts[F.sign]!;
}

/** DEF, never above 6 (CL-COMB-09). */
export function defOf(state: State, who: Warrior): number {
  return Math.min(DEF_LIMIT, plainDef(state, who));
}

function plainDef(state: State, who: Warrior): number {
  if (isHuman(who)) {
    const shield = usableObject(state, who) === 'shield' ? 1 : 0;
    const held = state.facts[F.hold] === state.place[who] ? 1 : 0;
    return lineOf(state, who)[2] + shield + held + (has(state, who, COURAGE) ? 1 : 0);
  }
  if (isTroglodyte(who)) return (isTough(state, who) ? TOUGH_ONE : TROGLODYTE).def + legion(state);
  if (isDamned(who)) return DAMNED.def;
  return demonCard(state)!.def + state.facts[F.sign]!;
}

function legion(state: State): number {
  return state.facts[F.legion]! > 0 ? 1 : 0;
}

/** DEF of the plain Troglodytes of a tile. */
export function packDef(state: State): number {
  return TROGLODYTE.def + legion(state);
}

export function healthOf(state: State, who: Warrior): number {
  return isDamned(who) ? DAMNED.health : demonCard(state)!.health;
}

/** What an ability adds to CBT, read when the attack is declared (CL-DACT-04). */
export function watchedBonus(state: State, who: Warrior, target: Warrior, humans: number): number {
  if (who !== DEMON_FIGURE) return 0;
  if (demonHas(state, 'smells-blood') && isHuman(target)) return bits(state.lines[target]!);
  return demonHas(state, 'loves-crowds') && humans >= 2 ? 3 : 0;
}

export function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Frantic: failed dice may be rerolled (CL-TAL-03). */
export function isFrantic(state: State, who: Warrior): boolean {
  if (isTroglodyte(who)) {
    return isTough(state, who) || state.facts[F.claws]! > 0 || demonHas(state, 'drives-pack');
  }
  return who === DEMON_FIGURE && state.facts[F.rage]! > 0;
}

/** Elusive: leaves whatever the number of enemies (CL-TAL-02, CL-THR-14). */
export function isElusive(state: State, who: Warrior): boolean {
  const futile = state.facts[F.resistance]! > 0;
  if (isTroglodyte(who)) return futile;
  return isHuman(who) && KINDS[who] === 'BL' && !futile && !isExhausted(state, who);
}

/** Impressive: enemies cannot leave (CL-TAL-07). */
export function isImpressive(state: State, who: Warrior): boolean {
  if (isHuman(who)) return KINDS[who] === 'BR' && !isExhausted(state, who);
  return who === DEMON_FIGURE && demonHas(state, 'impressive');
}

export function isDemonPhase(state: State): boolean {
  const stage = state.facts[F.stage]!;
  return stage >= STAGE.demonPhase && stage <= STAGE.demonEnd;
}
