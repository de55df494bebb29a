import { fastRandom, pick } from '@oubliette/kernel';
import { lantern } from '@oubliette/kernel/reference';
import { type Benchmark, perSecond } from './benchmark.ts';
import { recordMatches } from './lantern-record.ts';

/** What a bot does all day: who is asked, what may he do, do one of them. */
export const randomPlay: Benchmark = {
  name: 'random-play',
  about: 'list, pick and apply in random matches of the reference game',
  unit: perSecond('decisions'),
  peerName: null,
  contest() {
    const starts = recordMatches(60).map(match => match.start);
    let seed = 0;
    return { ours: () => randomMatches(starts.map(lantern.clone), seed++), peer: null };
  },
};

function randomMatches(states: readonly ReturnType<typeof lantern.clone>[], seed: number) {
  const random = fastRandom(seed);
  return {
    run() {
      let decisions = 0;
      for (const state of states) {
        for (let asked = lantern.decision(state); asked; asked = lantern.decision(state)) {
          const seat = pick(random, 'seat', asked.seats);
          lantern.apply(state, seat, pick(random, 'action', lantern.legal(state, seat)), random);
          decisions++;
        }
      }
      return decisions;
    },
    check() {
      const unfinished = states.findIndex(state => lantern.outcome(state) === null);
      if (unfinished >= 0) throw new Error(`random match ${unfinished} did not end`);
    },
  };
}
