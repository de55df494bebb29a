import type { Shape } from '@oubliette/kernel';
import type { BotChoice, Budget } from '../bot.ts';
import type { JudgedMoment } from '../review/turns.ts';
import type { Policy } from '../search/pick.ts';
import { contentOf, worthOf } from '../search/thinking-time.ts';
import type {
  DecisionToCompare,
  ReviewErrand,
  ThinkingTask,
  WorkerErrand,
  WorkerFindings,
  WorkerOrder,
  WorkerThought,
} from './errand.ts';

export type { ReviewErrand, ThinkingTask } from './errand.ts';

/** Somebody who can think beside us: a thread of Node, a worker of the browser. */
export interface CrewMember {
  send(errand: WorkerErrand): void;
  /** `failed` when it broke over something or is gone; it is not sent anywhere after that. */
  hear(told: (thought: WorkerThought) => void, failed: (error: Error) => void): void;
  end(): void;
}

/**
 * Several who search the same question, each with worlds of its own; what they found is added up by
 * the first of them. Whoever holds a crew needs neither rules nor knowledge.
 */
export interface Crew {
  choose(wondering: ThinkingTask, policy?: Policy): Promise<BotChoice<Shape>>;
  /** What one seat could judge at moments of a match; `reviewOf` makes a curve of it. */
  review(lookingBack: ReviewErrand): Promise<readonly JudgedMoment[]>;
  /** By how much the one play would have been better than the other, as that seat could judge it. */
  compare(comparing: DecisionToCompare): Promise<number>;
  /** Stops all thinking; whoever still waits is told so. */
  end(): void;
}

const SENT_HOME = 'the crew was sent home';

interface Waiting {
  readonly errand: WorkerErrand;
  told(thought: WorkerThought): void;
  failed(error: Error): void;
  /** It was given to somebody who broke over it, or died meanwhile. */
  repeated: boolean;
}

/** A place in a crew: whoever fills it now, and what is expected of them. */
interface Place {
  mate: CrewMember | null;
  readonly waiting: Map<number, Waiting>;
}

/**
 * A crew with so many places. Whoever dies is replaced with the next errand, and what they were thinking
 * about is thought again once; if that goes wrong too, whoever asked is told why.
 */
export function crewOf(size: number, hire: () => CrewMember): Crew {
  const places = Array.from({ length: size }, (): Place => ({ mate: null, waiting: new Map() }));
  let asked = 0;
  let isHome = false;

  function fill(place: Place): CrewMember {
    const mate = hire();
    place.mate = mate;
    mate.hear(
      thought => {
        place.waiting.get(thought.id)?.told(thought);
        place.waiting.delete(thought.id);
      },
      error => {
        if (place.mate === mate) lose(place, error);
      },
    );
    return mate;
  }

  function lose(place: Place, error: Error): void {
    place.mate?.end();
    place.mate = null;
    for (const [id, waiting] of place.waiting) {
      if (waiting.repeated) {
        place.waiting.delete(id);
        waiting.failed(new Error(`A thought broke off twice: ${error.message}`, { cause: error }));
        continue;
      }
      waiting.repeated = true;
      send(place, waiting.errand);
    }
  }

  function send(place: Place, errand: WorkerErrand): void {
    (place.mate ?? fill(place)).send(errand);
  }

  async function ask<K extends WorkerOrder['do']>(
    place: Place,
    order: Extract<WorkerOrder, { do: K }>,
  ): Promise<WorkerFindings[K]> {
    if (isHome) throw new Error(SENT_HOME);
    const errand = { id: asked++, order };
    const thought = await new Promise<WorkerThought>((told, failed) => {
      place.waiting.set(errand.id, { errand, told, failed, repeated: false });
      send(place, errand);
    });
    return thought.found as WorkerFindings[K];
  }

  return {
    async choose(wondering, policy = { latitude: 0 }) {
      // What one of several is sure of could still be outvoted.
      const budget = size === 1 ? contentOf(policy, wondering.budget) : wondering.budget;
      const content = { ...wondering, budget };
      const tallies = await Promise.all(
        places.map((place, index) =>
          ask<'search'>(place, { do: 'search', wondering: partOf(content, index, size) }),
        ),
      );
      return ask<'conclude'>(places[0]!, { do: 'conclude', wondering, tallies, policy });
    },
    review: lookingBack => ask<'review'>(places[0]!, { do: 'review', lookingBack }),
    compare: comparing => ask<'compare'>(places[0]!, { do: 'compare', comparing }),
    end() {
      isHome = true;
      for (const place of places) {
        const { mate, waiting } = place;
        place.mate = null;
        mate?.end();
        for (const { failed } of waiting.values()) failed(new Error(SENT_HOME));
        waiting.clear();
      }
    },
  };
}

/** The same question with chance of its own, and with its share of the nodes. */
function partOf(wondering: ThinkingTask, index: number, count: number): ThinkingTask {
  const seed = Math.imul(wondering.seed + index, 0x9e3779b1) ^ index;
  return { ...wondering, seed, budget: shareOf(worthOf(wondering.seen, wondering.budget), count) };
}

function shareOf(budget: Budget, count: number): Budget {
  return budget.nodes === undefined
    ? budget
    : { ...budget, nodes: Math.ceil(budget.nodes / count) };
}
