import { fastRandom, pick } from '@oubliette/kernel';
import { disorders } from './disorder.ts';
import { duel } from './game.ts';
import { duelTrial } from './trial.ts';

/** Plays a random match to its end and gathers what was not in order between two turns. */
export function disordersAlong(mode: string, seed: number): string[] {
  const options = duel.parseOptions(duel.modes[mode]);
  if (!options.ok) throw new Error(`there is no mode ${mode}`);
  const random = fastRandom(seed);
  const state = duel.setup(options.value, random);
  const found: string[] = [];
  for (let left = duelTrial.longest; left > 0; left--) {
    const asked = duel.decision(state);
    if (asked === null) return [...found, ...disorders(state)];
    if (asked.question === 'card') found.push(...disorders(state));
    const seat = pick(random, 'seat', asked.seats);
    duel.apply(state, seat, pick(random, 'action', duel.legal(state, seat)), random);
  }
  return [...found, 'the match goes on'];
}
