import type { Card } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { refresh } from '../../combat/harm.ts';
import { EXHAUSTED, has } from '../../state.ts';
import { HUMANS, WARRIOR_NAMES, warriorNamed } from '../../warriors/roster.ts';

/** An exhausted human acts as if unhurt in this round; the line stays cancelled (A12). */
export const stubborn: Card = {
  kind: 'stubborn',
  ids: ['A12'],
  moment: MOMENTS.stubborn,
  rule: 'A12',
  targets: state => WARRIOR_NAMES.slice(0, HUMANS).filter((_, who) => has(state, who, EXHAUSTED)),
  effect: (state, target, _random, story) => refresh(state, warriorNamed(target), story),
};
