import { fastRandom, type Shape } from '@oubliette/kernel';
import { KNOWN_GAMES } from '../knowledge/known.ts';
import { choiceFrom } from '../players/searcher.ts';
import { gainOf, judged } from '../review/review.ts';
import { mindOf, type SearchMind } from '../search/mind.ts';
import { search } from '../search/search.ts';
import { addedUp } from '../search/tally.ts';
import { worldOf } from '../world.ts';
import type {
  ThinkingTask,
  WorkerErrand,
  WorkerFindings,
  WorkerOrder,
  WorkerThought,
} from './errand.ts';

/** All that is known of a game, for those who sit at its table. */
export function mindFor({
  game: name,
  seats,
  settings,
}: Pick<ThinkingTask, 'game' | 'seats' | 'settings'>): SearchMind<Shape> {
  const known = Object.hasOwn(KNOWN_GAMES, name) ? KNOWN_GAMES[name] : undefined;
  if (known === undefined) throw new RangeError(`nobody knows how to play ${name}`);
  return mindOf(worldOf(known.game, seats), known.knowledge, settings);
}

function concluded(order: Extract<WorkerOrder, { do: 'conclude' }>): WorkerFindings['conclude'] {
  const { wondering, tallies, policy } = order;
  const random = fastRandom(wondering.seed);
  return choiceFrom(mindFor(wondering), wondering.seen, addedUp(tallies), policy, random);
}

function found(order: WorkerOrder): WorkerFindings[keyof WorkerFindings] {
  switch (order.do) {
    case 'search': {
      const { seen, budget, seed } = order.wondering;
      return search(mindFor(order.wondering), seen, budget, fastRandom(seed));
    }
    case 'conclude':
      return concluded(order);
    case 'review': {
      const { seat, moments, seed } = order.lookingBack;
      return judged(mindFor(order.lookingBack), seat, moments, seed);
    }
    case 'compare': {
      const { seat, moment, seed } = order.comparing;
      return gainOf(mindFor(order.comparing), seat, moment, order.comparing, seed);
    }
  }
}

/** Does what a worker was sent to do. */
export function think({ id, order }: WorkerErrand): WorkerThought {
  return { id, found: found(order) };
}
