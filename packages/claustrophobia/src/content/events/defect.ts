import type { Card } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { loseObject } from '../../combat/harm.ts';
import { OBJECT_IDS } from '../../content/objects.ts';

/** An object in play is out of the game (CL-EVT-09). */
export const defect: Card = {
  kind: 'defect',
  ids: ['E04'],
  moment: MOMENTS.defect,
  rule: 'CL-EVT-09',
  targets: state => OBJECT_IDS.filter((_, object) => state.bearer[object]! >= 0),
  effect: (state, target, _random, story) => loseObject(state, OBJECT_IDS.indexOf(target), story),
};
