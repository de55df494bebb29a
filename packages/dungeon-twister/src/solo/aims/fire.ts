import { ABILITY } from '../../pieces/roster.ts';
import { besideOn } from '../planner/relaxed.ts';
import { hasAbility } from '../planner/scene.ts';
import { bearingOf, inLineWith } from '../planner/sight.ts';
import type { AimRules } from './aim.ts';
import { weaponAt } from './combat.ts';
import { enemies, ranked } from './ranks.ts';

/** A Wizard with the Wand burns the highest-ranked enemy who would be the first in line (DS-FIRE-01, 02). */
export const fire: AimRules = {
  aim: 'get',
  rule: 'DS-FIRE-01',
  price: () => 1,
  targets: scene => enemies(scene).map(token => ranked(scene, token)),
  spots: (scene, { place }) => inLineWith(scene, place),
  fits: (scene, world, cell, { place }) =>
    hasAbility(scene, weaponAt(world, cell), ABILITY.burns) &&
    bearingOf(scene, world, cell, place) !== null,
  nearby: (scene, board, { place }) => besideOn(scene, board, place),
  deed(scene, { place }, cell, world) {
    const bearing = bearingOf(scene, world, cell, place)!;
    return { do: 'fire', token: scene.state.names[scene.npc]!, to: bearing.way };
  },
};
