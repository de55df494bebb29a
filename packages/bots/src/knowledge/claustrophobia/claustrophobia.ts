import { type Action, type Claustrophobia, F } from '@oubliette/claustrophobia';
import type { Knowledge } from '../knowledge.ts';
import { judging, roundOver } from './judging.ts';
import { plainlyForHumans } from './plainly.ts';
import { claustrophobiaPlays } from './plays.ts';
import { AT_REST } from './rest.ts';
import { claustrophobiaScale } from './scale.ts';
import { stampOf } from './stamp.ts';

/** Answers by which nothing is done. */
const DECLINING: ReadonlySet<Action['do']> = new Set(['pass', 'stop', 'finish', 'end']);

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
  plainly: (world, before, after, seat) => {
    const isHuman = seat === world.seats[before.facts[F.leader] === 0 ? 0 : 1];
    const changes = Object.entries(plainlyForHumans(before, after));
    return Object.fromEntries(changes.map(([name, value]) => [name, isHuman ? value : -value]));
  },
  declines: play => play.every(({ do: verb }) => DECLINING.has(verb)),
  ...judging,
};

export { claustrophobiaScale };
