import { humansOn, nameOfSpot, spotAt } from '../../board/board.ts';
import { cellNamed } from '../../board/cells.ts';
import type { Card } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { F } from '../../facts.ts';
import { setFact } from '../../state.ts';

/** Humans on one tile have +1 DEF in this Demon action phase (A10). */
export const hold: Card = {
  kind: 'hold',
  ids: ['A10'],
  moment: MOMENTS.hold,
  rule: 'CL-ADV-06',
  targets(state) {
    const targets: string[] = [];
    for (let spot = 0; spot < state.count; spot++) {
      if (humansOn(state, spot) > 0) targets.push(nameOfSpot(state, spot));
    }
    return targets;
  },
  effect: (state, target) => setFact(state, F.hold, spotAt(state, cellNamed(target))),
};
