import type { CellId } from '../../board/index.ts';
import type { Token } from '../../pieces/roster.ts';
import { besideOn } from '../planner/relaxed.ts';
import type { NpcScene } from '../planner/scene.ts';
import { areAdjacent, bearingOf, inLineWith, neighboursOf } from '../planner/sight.ts';
import type { WalkWorld } from '../planner/world.ts';
import type { AimRules } from './aim.ts';
import { friends, isThere, ranked } from './ranks.ts';

/** How far Mother Plaster throws a bandage (NC-CLER-04). */
const THROW = 3;

/** Wounded friends whom nobody holds in their arms (DS-HEAL-01). */
function patients(scene: NpcScene): Token[] {
  return friends(scene).filter(token => scene.standing[scene.state.places[token]!] !== token);
}

function throws(scene: NpcScene, world: WalkWorld, cell: CellId, to: CellId): boolean {
  if (scene.card.trait !== 'heals-from-afar') return false;
  const bearing = bearingOf(scene, world, cell, to);
  return bearing !== null && bearing.squares <= THROW;
}

/** Clerics heal the highest-ranked wounded friend that they can get at (DS-HEAL-01, 03). */
export const heal: AimRules = {
  aim: 'heal',
  rule: 'DS-HEAL-01',
  price: () => 1,
  targets: scene => patients(scene).map(token => ranked(scene, token)),
  spots: (scene, { place }) =>
    scene.card.trait === 'heals-from-afar' ? inLineWith(scene, place) : neighboursOf(scene, place),
  fits: (scene, world, cell, target) =>
    isThere(scene, world, target) &&
    (areAdjacent(scene, world, cell, target.place) || throws(scene, world, cell, target.place)),
  nearby: (scene, board, { place }) => besideOn(scene, board, place),
  deed: (scene, { token }) => ({
    do: 'heal',
    token: scene.state.names[scene.npc]!,
    target: scene.state.names[token]!,
  }),
};

/** Getting near is getting beside, however far a bandage flies (DS-EDGE-03). */
export const tending: AimRules = {
  ...heal,
  spots: (scene, { place }) => neighboursOf(scene, place),
  fits: (scene, world, cell, target) =>
    isThere(scene, world, target) && areAdjacent(scene, world, cell, target.place),
};
