import { type Card, when } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { F } from '../../facts.ts';
import { isInPlay, setFact } from '../../state.ts';
import { DEMON_FIGURE } from '../../warriors/roster.ts';

/** The Demon is Frantic in the coming Demon action phase (CL-EVT-10). */
export const rage: Card = {
  kind: 'rage',
  ids: ['E05'],
  moment: MOMENTS.rage,
  rule: 'CL-EVT-03',
  targets: state => when(isInPlay(state, DEMON_FIGURE)),
  effect: state => setFact(state, F.rage, 1),
};
