/** Looking at one objective: can it be achieved within the AP, and by which way (DS-OBJ-01 to 08)? */
import type { RuleId } from '../../../rules/ids.ts';
import type { CellId } from '../../board/index.ts';
import type { NpcAim } from '../../content/npcs/card.ts';
import type { DuelAction } from '../../duel/action.ts';
import { ABILITY, NOBODY } from '../../pieces/roster.ts';
import type { AimRules, ClosingDeed, ObjectiveTarget } from '../aims/aim.ts';
import { isArcher, shot, strike, weaponAt } from '../aims/combat.ts';
import { exit } from '../aims/exit.ts';
import { fire } from '../aims/fire.ts';
import { heal } from '../aims/heal.ts';
import { breaking, opening } from '../aims/portcullis.ts';
import { ranked } from '../aims/ranks.ts';
import { rankTouched, regroup } from '../aims/regroup.ts';
import { repel } from '../aims/repel.ts';
import { reveal } from '../aims/reveal.ts';
import { rotate } from '../aims/rotate.ts';
import { chooseWay } from './choose.ts';
import type { TieDie } from './dice.ts';
import { findErrand, isCourier, isToBeHad, receiversFor, wantedByRank } from './errands.ts';
import { bestOf, candidatesOf, type FoundTarget, findTargets } from './prospect.ts';
import { leadsTo, REAL } from './relaxed.ts';
import { hasAbility, type NpcScene, sceneOf } from './scene.ts';
import { type Cost, UNBOUNDED, walkFrom, walkShedding } from './search.ts';
import type { ObjectiveLook, TargetVerdict, TraceCandidate } from './trace.ts';

/** The way to an objective and the deed that closes it. */
interface Way {
  readonly target: ObjectiveTarget;
  readonly actions: readonly DuelAction[];
  readonly end: CellId;
  readonly cost: Cost;
  readonly deed: ClosingDeed | null;
  readonly price: number;
}

export interface Prospect {
  readonly aim: NpcAim;
  readonly rule: RuleId;
  readonly looks: readonly ObjectiveLook[];
  /** Picks the way, with the die where ways are equal; nothing if the objective is out of reach. */
  readonly found: ((die: TieDie) => Way) | null;
}

interface Means {
  readonly fired: boolean;
}

export function lookAt(scene: NpcScene, aim: NpcAim, ap: number, means: Means): Prospect {
  switch (aim) {
    case 'combat':
      return isArcher(scene)
        ? firstOf([() => plainLook(scene, shot, ap), () => plainLook(scene, strike, ap)])
        : plainLook(scene, strike, ap);
    case 'get':
      if (isCourier(scene)) return errandLook(scene, 'deliver', ap);
      return mayFire(scene, means)
        ? firstOf([() => plainLook(scene, fire, ap), () => errandLook(scene, 'get', ap)])
        : errandLook(scene, 'get', ap);
    case 'deliver':
      return errandLook(scene, 'deliver', ap);
    case 'heal':
      return healLook(scene, ap);
    case 'regroup':
      return regroupLook(scene, ap);
    default:
      return plainLook(scene, PLAIN[aim], ap);
  }
}

const PLAIN = { exit, reveal, rotate, repel, break: breaking, open: opening } as const;

/** Only a Wizard with the Wand in hand (DS-FIRE-01), and only once in an activation (NC-WIZ-01). */
export function mayFire(scene: NpcScene, { fired }: Means): boolean {
  if (fired || (scene.abilities & ABILITY.casts) === 0) return false;
  return hasAbility(scene, weaponAt(scene.start, scene.cell), ABILITY.burns);
}

function firstOf(looks: readonly (() => Prospect)[]): Prospect {
  const seen: ObjectiveLook[] = [];
  let prospect = looks[0]!();
  for (const look of looks) {
    if (seen.length > 0) prospect = look();
    seen.push(...prospect.looks);
    if (prospect.found !== null) break;
  }
  return { ...prospect, looks: seen };
}

/** At all targets at once; whom a rule keeps out is told as well. */
export function plainLook(
  scene: NpcScene,
  rules: AimRules,
  ap: number,
  targets = rules.targets(scene),
): Prospect {
  const prospect = lookFor(scene, rules, ap, targets);
  const spared = rules.spared?.(scene) ?? [];
  if (spared.length === 0) return prospect;
  return { ...prospect, looks: prospect.looks.map(look => withSpared(look, spared)) };
}

/** Where nobody else is there to be a target, that rule is what speaks against the objective. */
function withSpared(look: ObjectiveLook, spared: readonly TraceCandidate[]): ObjectiveLook {
  const rule = look.candidates.length === 0 ? (spared[0]!.rule ?? look.rule) : look.rule;
  return { ...look, rule, candidates: [...look.candidates, ...spared] };
}

/** First keeping what is carried, then without it (DS-OBJ-08). */
function lookFor(
  scene: NpcScene,
  rules: AimRules,
  ap: number,
  targets: readonly ObjectiveTarget[],
): Prospect {
  if (targets.length === 0) return outOf(rules, ap, ruleWithoutTarget(rules.aim));
  const budget = ap - rules.price(scene);
  const keeping = findTargets(walkFrom(scene), rules, targets);
  const kept = prospectOf(rules, ap, keeping, bestOf(keeping, budget), false);
  if (kept.found !== null || scene.start.load === NOBODY) return kept;
  const hoped = bestWithout(scene, rules, targets, budget, 'nowhere');
  if (hoped === null) return kept;
  // Nearly always it makes no difference where the load lies.
  const isRough = bestWithout(scene, rules, targets, budget, 'roughly') === hoped;
  const without = findWithout(scene, rules, targets, isRough ? 'roughly' : 'exactly');
  const best = bestOf(without, budget);
  return best.length === 0 ? kept : prospectOf(rules, ap, without, best, true);
}

type Sheds = Parameters<typeof walkShedding>[1];

function findWithout(
  scene: NpcScene,
  rules: AimRules,
  targets: readonly ObjectiveTarget[],
  sheds: Sheds,
) {
  return findTargets(walkShedding(scene, sheds), rules, targets);
}

/** The rank and the cost of the best way that leaves the load behind, or null. */
function bestWithout(
  scene: NpcScene,
  rules: AimRules,
  targets: readonly ObjectiveTarget[],
  budget: number,
  sheds: Sheds,
): string | null {
  const best = bestOf(findWithout(scene, rules, targets, sheds), budget)[0];
  return best === undefined ? null : `${best.target.rank}/${best.cost}`;
}

const bares = new WeakMap<NpcScene, NpcScene>();

/** The same scene with the load laid down. */
function bareOf(scene: NpcScene): NpcScene {
  const known = bares.get(scene);
  if (known !== undefined) return known;
  const { state, npc, given, horizon } = scene;
  const bare = sceneOf(state, npc, { given, setDown: true, horizon });
  bares.set(scene, bare);
  return bare;
}

function ruleWithoutTarget(aim: NpcAim): RuleId {
  return aim === 'reveal' ? 'DS-REV-03' : aim === 'rotate' ? 'DS-ROT-06' : 'DS-PRIM-07';
}

function outOf(rules: AimRules, ap: number, rule: RuleId): Prospect {
  const { aim } = rules;
  const look: ObjectiveLook = { aim, ap, rule, achievable: false, shedding: false, candidates: [] };
  return { aim, rule, looks: [look], found: null };
}

function prospectOf(
  rules: AimRules,
  ap: number,
  found: readonly FoundTarget[],
  best: readonly FoundTarget[],
  shedding: boolean,
): Prospect {
  const { scene } = found[0]!.search;
  const price = rules.price(scene);
  const look: ObjectiveLook = {
    aim: rules.aim,
    ap,
    rule: best.length > 0 ? rules.rule : 'DS-OBJ-05',
    achievable: best.length > 0,
    shedding,
    candidates: candidatesOf(found, best, ap - price, price, one => fateOf(rules, one)),
  };
  const { aim, rule } = rules;
  if (best.length === 0) return { aim, rule, looks: [look], found: null };
  return { aim, rule, looks: [look], found: die => wayOf(rules, found, best, die) };
}

/** Why no way was found to a target: beyond the AP nobody has looked how long it is. */
function fateOf(rules: AimRules, { search: { scene }, target }: FoundTarget): TargetVerdict {
  const leads = rules.nearby(scene, REAL, target).some(cell => leadsTo(scene, cell));
  if (!leads) return 'unreachable';
  const spots = rules
    .spots(scene, target)
    .filter(cell => rules.fits(scene, scene.start, cell, target));
  const isFull = spots.length > 0 && spots.every(cell => scene.standing[cell] !== NOBODY);
  return isFull && rules.inPassing !== true ? 'occupied' : 'too-dear';
}

function wayOf(
  rules: AimRules,
  found: readonly FoundTarget[],
  best: readonly FoundTarget[],
  die: TieDie,
): Way {
  const { target: index, actions, end, cost, world } = chooseWay(best, UNBOUNDED, die);
  const { target, search } = found[index]!;
  const price = rules.price(search.scene);
  return { target, actions, end, cost, price, deed: rules.deed(search.scene, target, end, world) };
}

/** Skipped beside the best friend, and where only lower ones are in reach (DS-REG-02). */
function regroupLook(scene: NpcScene, ap: number): Prospect {
  const touched = rankTouched(scene);
  const higher = regroup.targets(scene).filter(({ rank }) => rank < touched);
  if (higher.length > 0) return plainLook(scene, regroup, ap, higher);
  return outOf(regroup, ap, touched === Number.POSITIVE_INFINITY ? 'DS-PRIM-07' : 'DS-REG-02');
}

/** A patient in their arms is set down first (DS-HEAL-02). */
function healLook(scene: NpcScene, ap: number): Prospect {
  const { load } = scene.start;
  if (load === NOBODY || scene.roster.isCharacter[load] === 0) return plainLook(scene, heal, ap);
  const others = heal.targets(scene);
  const carried = ranked(scene, load);
  const bare = bareOf(scene);
  const all = [
    ...findTargets(walkFrom(scene), heal, others),
    ...findTargets(walkFrom(bare), heal, [carried]).map(one => ({
      ...one,
      goals: one.goals.map(goal => ({ ...goal, target: others.length })),
    })),
  ];
  return prospectOf(heal, ap, all, bestOf(all, ap - 1), false);
}

/** Things are looked for rank by rank, receivers all at once (DS-GET-01, DS-DEL-01). */
function errandLook(scene: NpcScene, aim: 'get' | 'deliver', ap: number): Prospect {
  const rules = errandRules(aim);
  const groups = aim === 'get' ? wantedByRank(scene) : [receiversFor(scene)];
  const seen: FoundTarget[] = [];
  for (const targets of groups) {
    if (targets.length === 0) continue;
    const found = findErrand(scene, aim, targets, ap).filter(
      ({ cost, target }) => cost !== null || aim === 'deliver' || isToBeHad(scene, target),
    );
    const base = seen.length;
    seen.push(
      ...found.map((one, index) => ({
        ...one,
        goals: one.goals.map(goal => ({ ...goal, target: base + index })),
      })),
    );
    const best = bestOf(seen, ap);
    if (best.length > 0) return prospectOf(rules, ap, seen, best, false);
  }
  if (seen.length === 0) return outOf(rules, ap, 'DS-PRIM-07');
  return prospectOf(rules, ap, seen, [], false);
}

export function errandRules(aim: 'get' | 'deliver'): AimRules {
  return {
    ...exit,
    aim,
    rule: aim === 'get' ? 'DS-GET-01' : 'DS-DEL-01',
    inPassing: true,
    spots: (_scene, { place }) => [place],
    nearby: (_scene, _board, { place }) => [place],
  };
}
