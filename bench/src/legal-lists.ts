import { claustrophobia } from '@oubliette/claustrophobia';
import { duel } from '@oubliette/dungeon-twister';
import { fastRandom, type Game, pick, type Shape } from '@oubliette/kernel';
import { type Benchmark, microseconds } from './benchmark.ts';
import { type FurtherFigures, quantile } from './measure.ts';

const MATCHES = 60;
/** One decision in so many is kept. */
const SAMPLED = 16;
/** How often each position is asked for the figures. */
const CALLS = 40;

/** How long a seat waits for the list of what it may do, in the middle of the game. */
export const legalLists: readonly Benchmark[] = [
  legalList('legal-duel', duel, ['quick']),
  legalList('legal-claustrophobia', claustrophobia, Object.keys(claustrophobia.modes)),
];

interface Asked<G extends Shape> {
  readonly state: G['State'];
  readonly seat: G['Seat'];
}

function legalList<G extends Shape>(
  name: string,
  game: Game<G>,
  modes: readonly string[],
): Benchmark {
  return {
    name,
    about: `list what is legal in mid-game positions of ${game.id}`,
    unit: microseconds('list'),
    peerName: null,
    contest() {
      const positions = Array.from({ length: MATCHES }, (_, seed) =>
        middleOf(game, modes[seed % modes.length]!, seed),
      ).flat();
      return {
        ours: () => listing(game, positions),
        peer: null,
        figures: () => waits(game, positions),
      };
    },
  };
}

/** The middle half of a seeded random match. */
function middleOf<G extends Shape>(game: Game<G>, mode: string, seed: number): Asked<G>[] {
  const options = game.parseOptions(game.modes[mode]);
  if (!options.ok) throw new Error(`${game.id} has no mode ${mode}`);
  const random = fastRandom(seed);
  const state = game.setup(options.value, random);
  const kept: Asked<G>[] = [];
  let decisions = 0;
  for (let asked = game.decision(state); asked; asked = game.decision(state)) {
    const seat = pick(random, 'seat', asked.seats);
    if (decisions++ % SAMPLED === 0) kept.push({ state: game.clone(state), seat });
    game.apply(state, seat, pick(random, 'action', game.legal(state, seat)), random);
  }
  return kept.slice(kept.length / 4, (kept.length * 3) / 4);
}

function listing<G extends Shape>(game: Game<G>, positions: readonly Asked<G>[]) {
  let deadEnds = 0;
  return {
    run() {
      for (const { state, seat } of positions) {
        if (game.legal(state, seat).length === 0) deadEnds++;
      }
      return positions.length;
    },
    check() {
      if (deadEnds > 0) throw new Error(`${deadEnds} positions leave nothing to do`);
    },
  };
}

/** Every call by itself; the worst has whatever else the machine did meanwhile. */
function waits<G extends Shape>(game: Game<G>, positions: readonly Asked<G>[]): FurtherFigures {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) {
    for (const { state, seat } of positions) {
      const begun = performance.now();
      game.legal(state, seat);
      times.push((performance.now() - begun) * 1e3);
    }
  }
  times.sort((a, b) => a - b);
  const [p50, p99, worst] = [0.5, 0.99, 1].map(part => quantile(times, part));
  return { 'p50 µs': p50!, 'p99 µs': p99!, 'worst µs': worst! };
}
