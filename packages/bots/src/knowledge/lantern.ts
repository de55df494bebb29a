import type { Lantern } from '@oubliette/kernel/reference';
import type { Guessed } from '../world.ts';
import type { Knowledge } from './knowledge.ts';
import weights from './lantern.weights.json' with { type: 'json' };
import { judgedBy, type Scale } from './scale.ts';

const VALUES = 6;

/** A burnt card scores its value with a chance of value in six, and one point otherwise. */
const WORTH = Array.from({ length: VALUES }, (_, index) => {
  const card = index + 1;
  return (card * card + (VALUES - card)) / VALUES;
});

export const lanternScale: Scale<Lantern> = {
  names: ['score', 'shadow', 'hand', 'cards', 'turn'],
  passing: ['turn'],
  measure(state, ahead) {
    ahead.fill(0);
    for (let seat = 0; seat < 2; seat++) add(state, seat, seat === 0 ? 1 : -1, ahead);
  },
};

function add(state: Guessed<Lantern>, seat: number, sign: number, ahead: Float64Array): void {
  const { hands, shadows, scores, turn } = state;
  ahead[0]! += sign * scores[seat]!;
  for (let index = 0; index < VALUES; index++) {
    const at = seat * VALUES + index;
    ahead[1]! += sign * shadows[at]! * (index + 1);
    ahead[2]! += sign * hands[at]! * WORTH[index]!;
    ahead[3]! += sign * hands[at]!;
  }
  if (turn === seat) ahead[4]! += sign;
}

/** How promising an action is, from self-play. */
const SORTS: Readonly<Record<string, number>> = weights.sorts;

export const lanternKnowledge: Knowledge<Lantern> = {
  plays: (world, guessed, seat) =>
    world.legal(guessed, seat).map(action => {
      const key = world.print(action);
      return { key, actions: [action], sort: key, weight: SORTS[key] ?? 1 };
    }),
  isQuiet: ({ frames }) => frames.length < 2,
  ...judgedBy(lanternScale, weights),
};
