import { type Solo, solo } from '@oubliette/dungeon-twister';
import { fastRandom, pick } from '@oubliette/kernel';
import { type Benchmark, microseconds } from './benchmark.ts';
import { type FurtherFigures, quantile } from './measure.ts';

const ACTIVATIONS = 10_000;
/** One activation in so many is played in the rounds; the figures are of all. */
const SAMPLED = 20;
/** How often each activation is played for the figures, the slow ones more: the quickest call counts. */
const CALLS = 2;
const MOST_CALLS = 16;
const SLOW_MS = 4;

/** How long the Player waits for an NPC: from “go on” until they are asked again. */
export const npcActivation: Benchmark = {
  name: 'npc-activation',
  about: 'plan and carry out an activation in random solo matches of all levels',
  unit: microseconds('NPC'),
  peerName: null,
  contest() {
    const positions = activations(ACTIVATIONS);
    const sample = positions.filter((_, index) => index % SAMPLED === 0);
    return { ours: () => acting(sample), peer: null, figures: () => waits(positions) };
  },
};

type State = Solo['State'];

/** Positions in which an NPC is next, as they come up in seeded random matches. */
function activations(count: number): State[] {
  const kept: State[] = [];
  const modes = Object.values(solo.modes);
  for (let seed = 0; kept.length < count; seed++) {
    const options = solo.parseOptions(modes[seed % modes.length]);
    if (!options.ok) throw new Error('a mode of solo cannot be read');
    const random = fastRandom(seed);
    const state = solo.setup(options.value, random);
    for (let asked = solo.decision(state); asked; asked = solo.decision(state)) {
      if (asked.question === 'watch') kept.push(solo.clone(state));
      const seat = asked.seats[0]!;
      solo.apply(state, seat, pick(random, 'action', solo.legal(state, seat)), random);
    }
  }
  return kept.slice(0, count);
}

function act(state: State): number {
  return solo.apply(state, 'yellow', { do: 'watch' }, fastRandom(0)).length;
}

function acting(positions: readonly State[]) {
  const states = positions.map(solo.clone);
  let silent = 0;
  return {
    run() {
      for (const state of states) if (act(state) === 0) silent++;
      return states.length;
    },
    check() {
      if (silent > 0) throw new Error(`${silent} activations told nothing`);
    },
  };
}

function waits(positions: readonly State[]): FurtherFigures {
  const times = positions.map(quickest).sort((a, b) => a - b);
  const [p50, p99, worst] = [0.5, 0.99, 1].map(part => quantile(times, part));
  return { activations: times.length, 'p50 ms': p50!, 'p99 ms': p99!, 'worst ms': worst! };
}

/** Other calls met whatever else the machine did meanwhile. */
function quickest(position: State): number {
  let least = Number.POSITIVE_INFINITY;
  for (let call = 0; call < CALLS || (least > SLOW_MS && call < MOST_CALLS); call++) {
    const state = solo.clone(position);
    const begun = performance.now();
    act(state);
    least = Math.min(least, performance.now() - begun);
  }
  return least;
}
