import { linked, NOWHERE, nameOfSpot, spotAt } from '../../board/board.ts';
import { cellNamed } from '../../board/cells.ts';
import type { Card } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { blast } from '../../combat/blast.ts';
import { findWork } from '../../point.ts';
import { isExhausted } from '../../warriors/figures.ts';
import { isHuman } from '../../warriors/roster.ts';

const NEED = 4;

/** Everyone on their own or a linked neighbour tile risks a hit (CL-ADV-02). */
export const grenade: Card = {
  kind: 'grenade',
  ids: ['A01', 'A02'],
  moment: MOMENTS.grenade,
  rule: 'CL-ADV-02',
  targets(state) {
    const who = findWork(state, 'action')?.who ?? -1;
    if (who < 0 || !isHuman(who) || isExhausted(state, who)) return [];
    const own = state.place[who]!;
    const spots = [own, ...[0, 1, 2, 3].map(side => linked(state, own, side))];
    return spots.filter(spot => spot !== NOWHERE).map(spot => nameOfSpot(state, spot));
  },
  effect(state, target) {
    blast(state, spotAt(state, cellNamed(target)), NEED, 'all');
  },
};
