import { ESCAPED, F } from '@oubliette/claustrophobia';
import { ESCAPE_TERMS, measureEscapes, waysOn } from '../knowledge/claustrophobia/escape.ts';
import { awayIn } from '../knowledge/claustrophobia/imagined.ts';
import { learned, type Sample } from './fit.ts';
import { type BegunRound, eachRound, type PlayingOn, playedOn } from './playing-on.ts';
import type { Tuned } from './tune.ts';

/** Who gets away from a dungeon, and what spoke for them a round before. */
export function escapesIn(plan: PlayingOn, match: number): Sample[] {
  return playedOn(plan, match, escapesFrom);
}

/** Every human of the next round with what became of them. */
function escapesFrom(begun: BegunRound): Sample[] {
  const { state, match } = begun;
  const from = state.facts[F.round]!;
  const seen: { who: number; ahead: number[] }[] = [];
  eachRound(begun, round => {
    if (round !== from + 1) return;
    measureEscapes(state, waysOn(state), (numbers, who) =>
      seen.push({ who, ahead: Array.from(numbers) }),
    );
  });
  // Of those who still stand when the second is away nobody knows; if all is lost they are, too.
  const won = awayIn(state) > 1;
  return seen
    .filter(({ who }) => state.place[who]! < 0 || !won)
    .map(({ who, ahead }) => ({
      ahead,
      share: state.place[who] === ESCAPED ? 1 : 0,
      match,
      weight: 1,
    }));
}

/** New weights of what speaks for a human's getting away. */
export function tuneEscapes(
  before: Pick<Tuned, 'weights'>,
  plan: PlayingOn,
  samples: readonly Sample[],
): Omit<Tuned, 'sorts'> {
  const { weights, surprises } = learned(ESCAPE_TERMS, before.weights, samples, plan.pull);
  const by = 'npm run tune -w packages/bots -- escapes';
  return { origin: { by, ...plan, humans: samples.length, ...surprises }, weights };
}
