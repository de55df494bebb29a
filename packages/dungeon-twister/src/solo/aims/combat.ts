import type { CellId } from '../../board/index.ts';
import { STRUCK } from '../../duel/state.ts';
import { ABILITY, NOBODY, type Token } from '../../pieces/roster.ts';
import { besideOn } from '../planner/relaxed.ts';
import { hasAbility, type NpcScene } from '../planner/scene.ts';
import {
  areAdjacent,
  bearingOf,
  enemiesBeside,
  inLineWith,
  neighboursOf,
} from '../planner/sight.ts';
import type { TraceCandidate } from '../planner/trace.ts';
import type { WalkWorld } from '../planner/world.ts';
import type { AimRules, ObjectiveTarget } from './aim.ts';
import { enemies, ranked } from './ranks.ts';

/** Squares that the Spear strikes away (DT-SPEAR-01). */
const SPEAR_REACH = 2;

const isStruck = ({ state }: NpcScene, token: Token): boolean =>
  (state.marks[token]! & STRUCK) !== 0;

/**
 * Enemies, healthy or wounded, but for those wounded in this turn (DS-CMB-04). An NPC that was wounded
 * in this turn itself, and healed by Father Goodfellow, fights nobody (DT-CBT-07).
 */
function victims(scene: NpcScene): ObjectiveTarget[] {
  if (isStruck(scene, scene.npc)) return [];
  return enemies(scene)
    .filter(token => !isStruck(scene, token))
    .map(token => ranked(scene, token));
}

function spared(scene: NpcScene): TraceCandidate[] {
  const reason = isStruck(scene, scene.npc)
    ? ({ verdict: 'recovering', rule: 'DT-CBT-07' } as const)
    : ({ verdict: 'struck', rule: 'DS-CMB-04' } as const);
  return enemies(scene)
    .filter(token => reason.verdict === 'recovering' || isStruck(scene, token))
    .map(token => {
      const { rank } = ranked(scene, token);
      const target = { token: scene.state.names[token]! };
      return { target, rank, ap: null, squares: null, ...reason };
    });
}

/** What is in hand, or underfoot at rest (DS-EDGE-10). */
export function weaponAt(world: WalkWorld, cell: CellId): Token {
  return world.load === NOBODY ? (world.thing[cell] as Token) : world.load;
}

/** Father Junk strikes only where the enemies beside him are weaker than he is (NC-CLER-02). */
function dares(scene: NpcScene, world: WalkWorld, cell: CellId): boolean {
  if (scene.card.trait !== 'picks-on-weaker') return true;
  const sum = enemiesBeside(scene, world, cell).reduce(
    (total, token) => total + scene.roster.combats[token]!,
    0,
  );
  return sum < scene.roster.combats[scene.npc]!;
}

/** A shot is judged by its target alone. */
function daresToShoot(scene: NpcScene, { token, place }: ObjectiveTarget): boolean {
  if (scene.card.trait !== 'picks-on-weaker' || scene.standing[place] !== token) return true;
  return scene.roster.combats[token]! < scene.roster.combats[scene.npc]!;
}

function strikes(
  scene: NpcScene,
  world: WalkWorld,
  cell: CellId,
  target: ObjectiveTarget,
): boolean {
  return areAdjacent(scene, world, cell, target.place) && dares(scene, world, cell);
}

/** Two squares straight on, or right through a slit, with no enemy beside (DT-SPEAR-01 to 03). */
function thrusts(
  scene: NpcScene,
  world: WalkWorld,
  cell: CellId,
  target: ObjectiveTarget,
): boolean {
  if (!hasAbility(scene, weaponAt(world, cell), ABILITY.reaches)) return false;
  if (areAdjacent(scene, world, cell, target.place)) return false;
  const bearing = bearingOf(scene, world, cell, target.place);
  if (bearing === null || bearing.squares > SPEAR_REACH) return false;
  if (bearing.squares === SPEAR_REACH && world.labyrinth.table[cell * 4 + bearing.way] !== 0)
    return false;
  return enemiesBeside(scene, world, cell).length === 0 && daresToShoot(scene, target);
}

function shoots(scene: NpcScene, world: WalkWorld, cell: CellId, target: ObjectiveTarget): boolean {
  if (!hasAbility(scene, weaponAt(world, cell), ABILITY.shoots)) return false;
  if (hasAbility(scene, world.thing[target.place]!, ABILITY.shields)) return false;
  if (enemiesBeside(scene, world, cell).length > 0 || !daresToShoot(scene, target)) return false;
  return bearingOf(scene, world, cell, target.place) !== null;
}

const approach: AimRules['nearby'] = (scene, board, { place }) => besideOn(scene, board, place);

/** Close combat, and with the Spear from two squares away (DS-CMB-01 to 04, DS-GEAR-01). */
export const strike: AimRules = {
  aim: 'combat',
  rule: 'DS-CMB-01',
  price: () => 1,
  targets: victims,
  spared,
  spots: (scene, { place }) => [
    ...neighboursOf(scene, place),
    ...inLineWith(scene, place).filter(cell => isTwoAway(scene, cell, place)),
  ],
  fits: (scene, world, cell, target) =>
    strikes(scene, world, cell, target) || thrusts(scene, world, cell, target),
  nearby: approach,
  deed: (scene, target, cell, world) => ({
    do: areAdjacent(scene, world, cell, target.place) ? 'attack' : 'spear',
    token: scene.state.names[scene.npc]!,
    target: scene.state.names[target.token]!,
  }),
};

function isTwoAway({ plan }: NpcScene, cell: CellId, place: CellId): boolean {
  const apart = Math.abs(cell - place);
  return apart === SPEAR_REACH || apart === SPEAR_REACH * plan.columns;
}

/** With the Bow in hand shooting comes first (DS-BOW-01, 02). */
export const shot: AimRules = {
  ...strike,
  rule: 'DS-BOW-01',
  spots: (scene, { place }) => inLineWith(scene, place),
  fits: shoots,
  deed: (scene, target) => ({
    do: 'shoot',
    token: scene.state.names[scene.npc]!,
    target: scene.state.names[target.token]!,
  }),
};

/** Getting near is getting beside, whatever weapon it has (DS-EDGE-03). */
export const closing: AimRules = {
  ...strike,
  spots: (scene, { place }) => neighboursOf(scene, place),
  fits: (scene, world, cell, { place }) => areAdjacent(scene, world, cell, place),
};

export function isArcher(scene: NpcScene): boolean {
  return hasAbility(scene, weaponAt(scene.start, scene.cell), ABILITY.shoots);
}
