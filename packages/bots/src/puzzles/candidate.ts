import type { Shape } from '@oubliette/kernel';
import {
  NEARLY,
  type PuzzleDeed,
  type PuzzleQuest,
  PuzzleSearch,
  type PuzzleSpan,
} from '@oubliette/kernel/puzzles';

/** A position in which a rare deed reaches what plain play misses; somebody still has to choose and word it. */
export interface PuzzleCandidate {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly given: readonly string[];
  readonly seat: string;
  readonly goal: readonly string[];
  readonly span: PuzzleSpan;
  readonly chance: number;
  /** Deeds of the shortest solution, one of its lines, and what it cannot do without. */
  readonly deeds: number;
  readonly line: readonly string[];
  readonly keys: readonly string[];
  /** One first deed alone is best; all shortest solutions do the same. */
  readonly oneFirst: boolean;
  readonly oneWay: boolean;
  /** Positions that the proof looks at. */
  readonly looked: number;
  /** How good the best of all other first deeds is. */
  readonly next: number;
}

/** One of the best lines, against one of the best answers: each deed with its seat. */
export function lineOf<G extends Shape>(search: PuzzleSearch<G>, limit: number): string[] {
  const { quest } = search;
  const { printAction } = quest.subject.game.notation;
  const line: string[] = [];
  let state = quest.start;
  let left = limit;
  while (!search.isSettled(state)) {
    const own = search.turnOf(state) === quest.seat;
    const worth = search.worth(state, left);
    const found: PuzzleDeed<G> | undefined = search
      .deeds(state)
      .find(deed => Math.abs(search.worthOf(deed, left) - worth) < NEARLY);
    if (found === undefined) break;
    const text = found.actions.map(printAction).join(', ');
    line.push(`${found.seat} ${text}`);
    const [next] = [...found.outcomes].sort((a, b) => b.chance - a.chance);
    state = next!.state;
    if (own) left--;
  }
  return line;
}

/** Deeds of a line without which there is no solution. */
export function keysOf<G extends Shape>(
  quest: PuzzleQuest<G>,
  line: readonly string[],
  worth: number,
) {
  const { printAction } = quest.subject.game.notation;
  const own = line.filter(step => step.startsWith(`${quest.seat} `));
  const firsts = own.map(step => step.slice(quest.seat.length + 1).split(', ')[0]!);
  return [...new Set(firsts)].filter(deed => {
    const without = new PuzzleSearch({ ...quest, without: action => printAction(action) === deed });
    return without.worth(quest.start) < worth - NEARLY;
  });
}
