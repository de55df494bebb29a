import { type Card, when } from '../../cards/card.ts';
import { MOMENTS } from '../../cards/kinds.ts';
import { findWork } from '../../point.ts';

/** Cancels the event that was announced (CL-ROUND-06). */
export const faith: Card = {
  kind: 'faith',
  ids: ['A06', 'A07'],
  moment: MOMENTS.faith,
  rule: 'CL-ADV-03',
  targets: state => when(findWork(state, 'event') !== undefined),
  effect(state, _target, _random, story) {
    const { card } = findWork(state, 'event')!;
    // The window and the event that it waits for.
    state.work.length -= 2;
    story.push({ kind: 'event-cancelled', to: 'all', card });
  },
};
