import type { Shape } from '../game.ts';
import type { PuzzleDeed } from './deeds.ts';
import { NEARLY, type PuzzleSearch } from './search.ts';

/** Deeds that keep the chance that a position has, with so many deeds at most. */
export function bestDeeds<G extends Shape>(
  search: PuzzleSearch<G>,
  state: G['State'],
  limit: number,
): readonly PuzzleDeed<G>[] {
  const worth = search.worth(state, limit);
  return search.deeds(state).filter(deed => search.worthOf(deed, limit) > worth - NEARLY);
}

/** Whether all shortest solutions do the same, in whatever order; nothing about where a walk pauses. */
export function isOnlyWay<G extends Shape>(
  search: PuzzleSearch<G>,
  state: G['State'],
  limit: number,
): boolean {
  return new Ways(search).from(state, limit) !== null;
}

/** Words of deeds, in the order of the alphabet. */
type Way = readonly string[];

class Ways<G extends Shape> {
  readonly #search: PuzzleSearch<G>;
  readonly #known = new Map<string, Way | null>();

  constructor(search: PuzzleSearch<G>) {
    this.#search = search;
  }

  /** What every solution from here does, or nothing if they differ. */
  from(state: G['State'], limit: number): Way | null {
    const { subject, seat } = this.#search.quest;
    if (this.#search.isSettled(state) || limit === 0) return [];
    const key = `${limit} ${subject.keyOf(state)}`;
    let way = this.#known.get(key);
    if (way === undefined) {
      way =
        this.#search.turnOf(state) === seat ? this.#own(state, limit) : this.#theirs(state, limit);
      this.#known.set(key, way);
    }
    return way;
  }

  #own(state: G['State'], limit: number): Way | null {
    let common: Way | null = null;
    for (const deed of bestDeeds(this.#search, state, limit)) {
      const rest = this.#after(deed, limit - 1);
      if (rest === null) return null;
      const way = [this.#wordOf(deed), ...rest].sort();
      if (common !== null && common.join() !== way.join()) return null;
      common = way;
    }
    return common;
  }

  /** An answer changes what has to be done: the ways behind all of them stand together as one. */
  #theirs(state: G['State'], limit: number): Way | null {
    const ways: string[] = [];
    for (const deed of this.#search.deeds(state)) {
      if (this.#search.worthOf(deed, limit) === 0) continue;
      const rest = this.#after(deed, limit);
      if (rest === null) return null;
      ways.push(`${this.#wordOf(deed)}: ${rest.join('; ')}`);
    }
    return [ways.sort().join(' | ')];
  }

  #after({ outcomes }: PuzzleDeed<G>, limit: number): Way | null {
    if (outcomes.length === 1) return this.from(outcomes[0]!.state, limit);
    const ways = outcomes.map(({ state }) => this.from(state, limit));
    return ways.includes(null) ? null : [ways.map(way => way!.join('; ')).join(' | ')];
  }

  #wordOf({ actions: [first] }: PuzzleDeed<G>): string {
    return this.#search.quest.subject.game.notation.printAction(first!);
  }
}
