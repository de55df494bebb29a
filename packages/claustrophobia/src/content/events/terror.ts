import { hasRoom, linked, NOWHERE, nameOfSpot, spotAt } from '../../board/board.ts';
import { cellNamed } from '../../board/cells.ts';
import type { Card } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { HUMANS, REDEEMER, WARRIOR_NAMES, warriorNamed } from '../../warriors/roster.ts';

/** A Condemned flees to the next tile: `play terror BL1 @1,0` (CL-EVT-13). */
export const terror: Card = {
  kind: 'terror',
  ids: ['E12'],
  moment: MOMENTS.terror,
  rule: 'CL-EVT-13',
  targets(state) {
    const targets: string[] = [];
    for (let who = REDEEMER + 1; who < HUMANS; who++) {
      if (state.place[who]! < 0) continue;
      for (let side = 0; side < 4; side++) {
        const spot = linked(state, state.place[who]!, side);
        if (spot === NOWHERE || !hasRoom(state, spot, true)) continue;
        targets.push(`${WARRIOR_NAMES[who]} ${nameOfSpot(state, spot)}`);
      }
    }
    return targets;
  },
  effect(state, target, _random, story) {
    const [name = '', cell = ''] = target.split(' ');
    const who = warriorNamed(name);
    const tile = spotAt(state, cellNamed(cell));
    const from = nameOfSpot(state, state.place[who]!);
    state.place[who] = tile;
    story.push({ kind: 'moved', to: 'all', who: name, from, cell });
    state.work.push({ kind: 'arrival', who, tile });
  },
};
