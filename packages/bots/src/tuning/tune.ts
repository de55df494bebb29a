import { learned, rounded, type Sample } from './fit.ts';
import {
  type Practice,
  practise,
  type SelfPlayLesson,
  type SortCount,
  type TunableGame,
} from './lessons.ts';

export interface Tuned {
  readonly origin: Readonly<Record<string, string | number>>;
  readonly weights: Readonly<Record<string, number>>;
  readonly sorts: Readonly<Record<string, number>>;
}

export interface TuningPlan extends Practice {
  readonly matches: number;
  /** Samples that the weights of before count for. */
  readonly pull: number;
}

/** All positions of a match together count as so many opinions. */
const VOICES = 10;
/** A sort of play counts as if it had been offered and chosen once more: rare ones stay near one. */
const DOUBT = 1;

/** Plays the matches of a plan that are not among the lessons already there. */
export function study(
  known: TunableGame,
  plan: TuningPlan,
  learned: readonly SelfPlayLesson[],
  told: (lesson: SelfPlayLesson) => void,
): void {
  const done = new Set(learned.map(({ match }) => match));
  for (let match = 0; match < plan.matches; match++) {
    if (done.has(match)) continue;
    told(practise(known, { ...plan, seed: `${plan.seed} ${match}` }, match));
  }
}

/** New weights from self-play with the old ones. */
export function tune(
  { scale: { names } }: TunableGame,
  before: Pick<Tuned, 'weights'>,
  plan: TuningPlan,
  lessons: readonly SelfPlayLesson[],
): Tuned {
  const samples = lessons.flatMap(samplesOf);
  const { weights, surprises } = learned(names, before.weights, samples, plan.pull);
  return {
    origin: { by: 'npm run tune', ...plan, positions: samples.length, ...surprises },
    weights,
    sorts: sortWeights(lessons),
  };
}

function samplesOf({ match, share, positions }: SelfPlayLesson): Sample[] {
  const weight = VOICES / Math.max(1, positions.length);
  return positions.map(ahead => ({ ahead, share, match, weight }));
}

/** How much more often each sort was chosen than chance would have it. */
function sortWeights(lessons: readonly SelfPlayLesson[]): Record<string, number> {
  const sums: Record<string, SortCount> = {};
  for (const { sorts } of lessons) {
    for (const [sort, { offered, chosen }] of Object.entries(sorts)) {
      sums[sort] ??= { offered: DOUBT, chosen: DOUBT };
      sums[sort].offered += offered;
      sums[sort].chosen += chosen;
    }
  }
  const entries = Object.entries(sums).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    entries.map(([sort, { offered, chosen }]) => [sort, rounded(chosen / offered)]),
  );
}
