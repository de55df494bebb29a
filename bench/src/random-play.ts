import { claustrophobia } from '@oubliette/claustrophobia';
import { duel } from '@oubliette/dungeon-twister';
import { fastRandom, type Game, pick, type Random, type Shape } from '@oubliette/kernel';
import { lantern } from '@oubliette/kernel/reference';
import { type Benchmark, perSecond } from './benchmark.ts';
import { type FurtherFigures, quantile } from './measure.ts';

/** What a bot does all day: who is asked, what may they do, do one of them. */
export const randomPlays: readonly Benchmark[] = [
  randomPlay('random-play', lantern, ['plain'], 60),
  randomPlay('random-duel', duel, ['quick'], 4),
  randomPlay('random-claustrophobia', claustrophobia, Object.keys(claustrophobia.modes), 6),
];

interface Tally {
  readonly mode: string;
  matches: number;
  decisions: number;
  milliseconds: number;
}

/** Seconds that the process really worked, whatever else the machine is busy with. */
function workedSoFar(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function randomPlay<G extends Shape>(
  name: string,
  game: Game<G>,
  modes: readonly string[],
  matches: number,
): Benchmark {
  return {
    name,
    about: `list, pick and apply in random matches of ${game.id}`,
    unit: perSecond('decisions'),
    peerName: null,
    contest() {
      const tallies = modes.map(mode => ({ mode, matches: 0, decisions: 0, milliseconds: 0 }));
      const rates: number[] = [];
      const starts = tallies.map(({ mode }) => startsOf(game, mode, matches));
      let seed = 0;
      return {
        ours: () => randomMatches(game, tallies, rates, starts, seed++),
        peer: null,
        figures: () => figuresOf(tallies, rates),
      };
    },
  };
}

function startsOf<G extends Shape>(game: Game<G>, mode: string, matches: number): G['State'][] {
  const options = game.parseOptions(game.modes[mode]);
  if (!options.ok) throw new Error(`${game.id} has no mode ${mode}`);
  return Array.from({ length: matches }, (_, seed) => game.setup(options.value, fastRandom(seed)));
}

/** Plays every start of every mode to its end, and notes how long each mode took. */
function randomMatches<G extends Shape>(
  game: Game<G>,
  tallies: readonly Tally[],
  rates: number[],
  starts: readonly (readonly G['State'][])[],
  seed: number,
) {
  const random = fastRandom(seed);
  const states = starts.map(list => list.map(game.clone));
  return {
    run() {
      const workedBefore = workedSoFar();
      let total = 0;
      for (const [index, tally] of tallies.entries()) {
        const begun = performance.now();
        let decisions = 0;
        for (const state of states[index]!) decisions += playOut(game, state, random);
        tally.milliseconds += performance.now() - begun;
        tally.matches += states[index]!.length;
        tally.decisions += decisions;
        total += decisions;
      }
      rates.push(total / (workedSoFar() - workedBefore));
      return total;
    },
    check() {
      const unfinished = states.flat().findIndex(state => game.outcome(state) === null);
      if (unfinished >= 0) throw new Error(`random match ${unfinished} did not end`);
    },
  };
}

function playOut<G extends Shape>(game: Game<G>, state: G['State'], random: Random): number {
  let decisions = 0;
  for (let asked = game.decision(state); asked; asked = game.decision(state)) {
    const seat = pick(random, 'seat', asked.seats);
    game.apply(state, seat, pick(random, 'action', game.legal(state, seat)), random);
    decisions++;
  }
  return decisions;
}

function figuresOf(tallies: readonly Tally[], rates: readonly number[]): FurtherFigures {
  const sum = (part: 'matches' | 'decisions' | 'milliseconds') =>
    tallies.reduce((total, tally) => total + tally[part], 0);
  const length = sum('decisions') / sum('matches');
  const rate = quantile(
    rates.toSorted((one, other) => one - other),
    0.5,
  );
  const figures: Record<string, number> = {
    'decisions per match': length,
    'matches/s': (sum('matches') * 1e3) / sum('milliseconds'),
    'matches/CPU s': rate / length,
    'decisions/CPU s': rate,
  };
  if (tallies.length === 1) return figures;
  for (const { mode, matches, decisions, milliseconds } of tallies) {
    figures[`${mode} matches/s`] = (matches * 1e3) / milliseconds;
    figures[`${mode} decisions/s`] = (decisions * 1e3) / milliseconds;
  }
  return figures;
}
