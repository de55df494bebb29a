import { type Duel, duel } from '@oubliette/dungeon-twister';
import { fastRandom, pick } from '@oubliette/kernel';
import { type Benchmark, microseconds } from './benchmark.ts';
import { type Figures, quantile } from './measure.ts';

const MATCHES = 60;
/** One decision in so many is kept. */
const SAMPLED = 16;
/** How often each position is asked for the figures. */
const CALLS = 40;

interface Asked {
  readonly state: Duel['State'];
  readonly seat: Duel['Seat'];
}

/** How long a seat waits for the list of what it may do, in the middle of the game. */
export const legalDuel: Benchmark = {
  name: 'legal-duel',
  about: 'list what is legal in mid-game positions of the duel',
  unit: microseconds('list'),
  peerName: null,
  contest() {
    const positions = Array.from({ length: MATCHES }, (_, seed) => middleOf(seed)).flat();
    return { ours: () => listing(positions), peer: null, figures: () => waits(positions) };
  },
};

/** The middle half of a seeded random match. */
function middleOf(seed: number): Asked[] {
  const options = duel.parseOptions(duel.modes.quick);
  if (!options.ok) throw new Error('the duel has no quick mode');
  const random = fastRandom(seed);
  const state = duel.setup(options.value, random);
  const kept: Asked[] = [];
  let decisions = 0;
  for (let asked = duel.decision(state); asked; asked = duel.decision(state)) {
    const seat = pick(random, 'seat', asked.seats);
    if (decisions++ % SAMPLED === 0) kept.push({ state: duel.clone(state), seat });
    duel.apply(state, seat, pick(random, 'action', duel.legal(state, seat)), random);
  }
  return kept.slice(kept.length / 4, (kept.length * 3) / 4);
}

function listing(positions: readonly Asked[]) {
  let deadEnds = 0;
  return {
    run() {
      for (const { state, seat } of positions) {
        if (duel.legal(state, seat).length === 0) deadEnds++;
      }
      return positions.length;
    },
    check() {
      if (deadEnds > 0) throw new Error(`${deadEnds} positions leave nothing to do`);
    },
  };
}

/** Every call by itself; the worst has whatever else the machine did meanwhile. */
function waits(positions: readonly Asked[]): Figures {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) {
    for (const { state, seat } of positions) {
      const begun = performance.now();
      duel.legal(state, seat);
      times.push((performance.now() - begun) * 1e3);
    }
  }
  times.sort((a, b) => a - b);
  const [p50, p99, worst] = [0.5, 0.99, 1].map(part => quantile(times, part));
  return { 'p50 µs': p50!, 'p99 µs': p99!, 'worst µs': worst! };
}
