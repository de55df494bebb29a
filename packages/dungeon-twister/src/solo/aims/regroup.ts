import type { Token } from '../../pieces/roster.ts';
import { besideOn } from '../planner/relaxed.ts';
import type { NpcScene } from '../planner/scene.ts';
import { areAdjacent, neighboursOf } from '../planner/sight.ts';
import type { AimRules } from './aim.ts';
import { friends, isThere, ranked } from './ranks.ts';

/** Going beside a friend, the highest on the list that is in reach (DS-REG-01). */
export const regroup: AimRules = {
  aim: 'regroup',
  rule: 'DS-REG-01',
  price: () => 0,
  targets: scene =>
    friends(scene)
      .filter(token => !isRestedOn(scene, token))
      .map(token => ranked(scene, token)),
  spots: (scene, { place }) => neighboursOf(scene, place),
  fits: (scene, world, cell, target) =>
    isThere(scene, world, target) && areAdjacent(scene, world, cell, target.place),
  nearby: (scene, board, { place }) => besideOn(scene, board, place),
  deed: () => null,
};

/** On whom it rests it carries, listed or not (DS-EDGE-10). */
function isRestedOn({ left, start, cell }: NpcScene, token: Token): boolean {
  return left === 0 && start.lying[cell] === token;
}

/** A friend that it touches already: only a higher one draws it away (DS-REG-02). */
export function rankTouched(scene: NpcScene): number {
  const touched = regroup
    .targets(scene)
    .filter(({ place }) => areAdjacent(scene, scene.start, scene.cell, place));
  return Math.min(...touched.map(({ rank }) => rank));
}
