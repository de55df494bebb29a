import { humansOn, nameOfSpot, spotAt } from '../../board/board.ts';
import { cellNamed } from '../../board/cells.ts';
import type { Card } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { blast } from '../../combat/blast.ts';

const NEED = 3;

/** Humans on one tile are hit on 3+ (CL-EVT-15). */
export const fumes: Card = {
  kind: 'fumes',
  ids: ['E15'],
  moment: MOMENTS.fumes,
  rule: 'CL-EVT-15',
  targets(state) {
    const targets: string[] = [];
    for (let spot = 0; spot < state.count; spot++) {
      if (humansOn(state, spot) > 0) targets.push(nameOfSpot(state, spot));
    }
    return targets;
  },
  effect: (state, target) => blast(state, spotAt(state, cellNamed(target)), NEED, 'humans'),
};
