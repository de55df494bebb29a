import { type Solo, type SoloAction, solo } from '@oubliette/dungeon-twister';
import { decide, fastRandom, isOver, type Match, saveMatch, startMatch } from '@oubliette/kernel';

export type SoloMatch = Match<Solo>;

/** How eager the Player is while they still try: rooms, and out of the way of harm. */
const WEIGHT: Partial<Record<SoloAction['do'], number>> = { reveal: 40, end: 0.1, attack: 0.2 };

function eagerChoice(legal: readonly SoloAction[], below: (count: number) => number): SoloAction {
  const weights = legal.map(action => WEIGHT[action.do] ?? 1);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (below(10_000) / 10_000) * total;
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return legal[index]!;
  }
  return legal[0]!;
}

/** A match in which the Player has played some turns and waits for their next card. */
export function midGame(seed: string, rounds: number): SoloMatch {
  const match: SoloMatch = startMatch(solo, { level: 'green', visions: true, quick: true }, seed);
  const random = fastRandom(7);
  const below = (count: number) => random.below('choice', count);
  while (!isOver(match)) {
    const { round } = solo.view(match.state, 'table');
    if (round > rounds && solo.decision(match.state)?.question === 'card') return match;
    decide(match, 'yellow', eagerChoice(solo.legal(match.state, 'yellow'), below));
  }
  return match;
}

/** They turn up what they can and give in: the prison wins within a few rounds. */
export function givingIn(match: SoloMatch): SoloAction {
  const legal = solo.legal(match.state, 'yellow');
  const wanted = (kind: SoloAction['do']) => legal.find(action => action.do === kind);
  return wanted('reveal') ?? wanted('end') ?? legal[0]!;
}

export const fileOf = (match: SoloMatch): string => JSON.stringify(saveMatch(match));
