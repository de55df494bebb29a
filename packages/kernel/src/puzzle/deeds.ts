import type { Shape } from '../game.ts';
import type { Random } from '../random/random.ts';
import { type ChanceOutcome, outcomes } from './chance.ts';
import type { PuzzleSubject } from './subject.ts';

/** Something that a seat does from beginning to end: one action, or a walk with all its steps. */
export interface PuzzleDeed<G extends Shape> {
  readonly seat: G['Seat'];
  readonly actions: readonly G['Action'][];
  readonly outcomes: readonly ChanceOutcome<G>[];
}

const NO_CHANCE: Random = {
  below() {
    throw new Error('A walk asks for chance.');
  },
};

/** Everything that a seat can do; of several walks to one state the shortest. */
export function deedsOf<G extends Shape>(
  subject: PuzzleSubject<G>,
  state: G['State'],
  seat: G['Seat'],
): PuzzleDeed<G>[] {
  const { game } = subject;
  const deeds: PuzzleDeed<G>[] = [];
  const under = subject.underWay?.(state) ?? null;
  if (under !== null) return walks(subject, { state: game.clone(state), actions: [] }, seat);
  for (const action of game.legal(state, seat)) {
    const all = outcomes(game, state, seat, action, subject.throws);
    const [only] = all;
    const opens = all.length === 1 && (subject.underWay?.(only!.state) ?? null) !== null;
    if (opens) deeds.push(...walks(subject, { state: only!.state, actions: [action] }, seat));
    else deeds.push({ seat, actions: [action], outcomes: all });
  }
  return deeds;
}

interface Way<G extends Shape> {
  readonly state: G['State'];
  readonly actions: readonly G['Action'][];
}

/** Every end of a walk. What takes no step is looked at before the next step, so the first way to a place is the shortest. */
function walks<G extends Shape>(
  subject: PuzzleSubject<G>,
  first: Way<G>,
  seat: G['Seat'],
): PuzzleDeed<G>[] {
  const { game } = subject;
  const seen = new Set<string>([subject.underWay!(first.state)!.key]);
  const ends = new Map<string, PuzzleDeed<G>>();
  let level: Way<G>[] = [first];
  while (level.length > 0) {
    const next: Way<G>[] = [];
    for (const way of level) {
      const { steps } = subject.underWay!(way.state)!;
      for (const action of game.legal(way.state, seat)) {
        const state = game.clone(way.state);
        game.apply(state, seat, action, NO_CHANCE);
        const actions = [...way.actions, action];
        const under = subject.underWay!(state);
        if (under === null) {
          const key = subject.keyOf(state);
          if (!ends.has(key)) ends.set(key, { seat, actions, outcomes: [{ state, chance: 1 }] });
        } else if (!seen.has(under.key)) {
          seen.add(under.key);
          (under.steps < steps ? next : level).push({ state, actions });
        }
      }
    }
    level = next;
  }
  return [...ends.values()];
}
