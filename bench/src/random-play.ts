import { duel } from '@oubliette/dungeon-twister';
import { fastRandom, type Game, pick, type Shape } from '@oubliette/kernel';
import { lantern } from '@oubliette/kernel/reference';
import { type Benchmark, perSecond } from './benchmark.ts';

/** What a bot does all day: who is asked, what may he do, do one of them. */
export const randomPlays: readonly Benchmark[] = [
  randomPlay('random-play', lantern, 'plain', 60),
  randomPlay('random-duel', duel, 'quick', 4),
];

function randomPlay<G extends Shape>(
  name: string,
  game: Game<G>,
  mode: string,
  matches: number,
): Benchmark {
  return {
    name,
    about: `list, pick and apply in random matches of ${game.id}`,
    unit: perSecond('decisions'),
    peerName: null,
    contest() {
      const options = game.parseOptions(game.modes[mode]);
      if (!options.ok) throw new Error(`${game.id} has no mode ${mode}`);
      const starts = Array.from({ length: matches }, (_, seed) =>
        game.setup(options.value, fastRandom(seed)),
      );
      let seed = 0;
      let decisions = 0;
      const ours = () => {
        const batch = randomMatches(game, starts.map(game.clone), seed++);
        return {
          ...batch,
          run() {
            const taken = batch.run();
            decisions += taken;
            return taken;
          },
        };
      };
      return {
        ours,
        peer: null,
        figures: () => ({ 'decisions per match': decisions / (seed * matches) }),
      };
    },
  };
}

function randomMatches<G extends Shape>(
  game: Game<G>,
  states: readonly G['State'][],
  seed: number,
) {
  const random = fastRandom(seed);
  return {
    run() {
      let decisions = 0;
      for (const state of states) {
        for (let asked = game.decision(state); asked; asked = game.decision(state)) {
          const seat = pick(random, 'seat', asked.seats);
          game.apply(state, seat, pick(random, 'action', game.legal(state, seat)), random);
          decisions++;
        }
      }
      return decisions;
    },
    check() {
      const unfinished = states.findIndex(state => game.outcome(state) === null);
      if (unfinished >= 0) throw new Error(`random match ${unfinished} did not end`);
    },
  };
}
