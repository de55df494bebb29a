import type { Shape } from '@oubliette/kernel';
import type { Budget, Choice } from '../bot.ts';
import type { Glance } from '../review/turns.ts';
import type { Policy } from '../search/pick.ts';
import type { Errand, Findings, LookingBack, Order, Thought, Wondering } from './errand.ts';

/** Somebody who can think beside us: a thread of Node, a worker of the browser. */
export interface Mate {
  send(errand: Errand): void;
  hear(told: (thought: Thought) => void, failed: (error: Error) => void): void;
  end(): void;
}

/**
 * Several who search the same question, each with worlds of its own; what they found is added up by
 * the first of them. Whoever holds a crew needs neither rules nor knowledge.
 */
export interface Crew {
  choose(wondering: Wondering, policy?: Policy): Promise<Choice<Shape>>;
  /** What one seat could judge at moments of a match; `reviewOf` makes a curve of it. */
  review(lookingBack: LookingBack): Promise<readonly Glance[]>;
  /** Stops all thinking; whoever still waits is told so. */
  end(): void;
}

interface Waiting {
  told(thought: Thought): void;
  failed(error: Error): void;
}

export function crewOf(mates: readonly Mate[]): Crew {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  const failAll = (error: Error) => {
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  };
  for (const mate of mates) {
    mate.hear(thought => {
      waiting.get(thought.id)?.told(thought);
      waiting.delete(thought.id);
    }, failAll);
  }
  async function ask<K extends Order['do']>(
    mate: Mate,
    order: Extract<Order, { do: K }>,
  ): Promise<Findings[K]> {
    const id = asked++;
    const thought = await new Promise<Thought>((told, failed) => {
      waiting.set(id, { told, failed });
      mate.send({ id, order });
    });
    return thought.found as Findings[K];
  }
  return {
    async choose(wondering, policy = { latitude: 0 }) {
      const tallies = await Promise.all(
        mates.map((mate, index) =>
          ask<'search'>(mate, { do: 'search', wondering: partOf(wondering, index, mates.length) }),
        ),
      );
      return ask<'conclude'>(mates[0]!, { do: 'conclude', wondering, tallies, policy });
    },
    review: lookingBack => ask<'review'>(mates[0]!, { do: 'review', lookingBack }),
    end() {
      for (const mate of mates) mate.end();
      failAll(new Error('the crew was sent home'));
    },
  };
}

/** The same question with chance of its own, and with its share of the nodes. */
function partOf(wondering: Wondering, index: number, count: number): Wondering {
  const seed = Math.imul(wondering.seed + index, 0x9e3779b1) ^ index;
  return { ...wondering, seed, budget: shareOf(thought(wondering), count) };
}

/** Where there is nothing to choose, a glance is enough. */
const GLANCE = 8;

const thought = ({ seen, budget }: Wondering): Budget =>
  seen.legal.length > 1 ? budget : { ...budget, nodes: GLANCE };

function shareOf(budget: Budget, count: number): Budget {
  return budget.nodes === undefined
    ? budget
    : { ...budget, nodes: Math.ceil(budget.nodes / count) };
}
