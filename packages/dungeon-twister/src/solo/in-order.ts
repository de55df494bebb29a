import { fastRandom, pick } from '@oubliette/kernel';
import { disorders } from './disorder.ts';
import { solo } from './game.ts';
import { soloTrial } from './trial.ts';

/** Plays a random match to its end and gathers what was not in order between two turns. */
export function disordersAlong(mode: string, seed: number): string[] {
  const options = solo.parseOptions(solo.modes[mode]);
  if (!options.ok) throw new Error(`there is no mode ${mode}`);
  const random = fastRandom(seed);
  const state = solo.setup(options.value, random);
  const found: string[] = [];
  for (let left = soloTrial.longest; left > 0; left--) {
    const asked = solo.decision(state);
    if (asked === null) return [...found, ...disorders(state)];
    if (asked.question === 'card' || asked.question === 'watch') found.push(...disorders(state));
    const seat = pick(random, 'seat', asked.seats);
    solo.apply(state, seat, pick(random, 'action', solo.legal(state, seat)), random);
  }
  return [...found, 'the match goes on'];
}
