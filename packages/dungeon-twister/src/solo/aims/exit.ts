import { NOBODY } from '../../pieces/roster.ts';
import type { AimRules } from './aim.ts';

/** Leaving over the Player's line (DS-EXIT-01). */
export const exit: AimRules = {
  aim: 'exit',
  rule: 'DS-EXIT-01',
  price: () => 0,
  targets: ({ plan }) => [
    { sought: { exit: true }, token: NOBODY, place: plan.lines[1].cells[0]!, rank: 1, number: -1 },
  ],
  spots: ({ plan }) => [...plan.lines[1].cells],
  fits: () => true,
  nearby: ({ plan }) => [...plan.lines[1].cells],
  deed: () => null,
};
