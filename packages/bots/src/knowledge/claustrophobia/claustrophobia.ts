import type { Claustrophobia } from '@oubliette/claustrophobia';
import type { Knowledge } from '../knowledge.ts';
import { judging, roundOver } from './judging.ts';
import { claustrophobiaPlays } from './plays.ts';
import { AT_REST } from './rest.ts';
import { claustrophobiaScale } from './scale.ts';
import { stampOf } from './stamp.ts';

/**
 * What a player of Claustrophobia knows: the way to the goal, who holds out how long, how the horde
 * gathers. Nothing must be remembered: whatever was open once, discards and tiles, stays in sight.
 */
export const claustrophobiaKnowledge: Knowledge<Claustrophobia> = {
  plays: claustrophobiaPlays,
  stamp: stampOf,
  isQuiet: ({ frames }) => AT_REST.has(frames[0]?.kind ?? 'orders'),
  preparing: ({ frames }) => (frames[0]?.kind === 'bid' ? 'openly' : null),
  milestone: roundOver,
  ...judging,
};

export { claustrophobiaScale };
