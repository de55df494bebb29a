import { duel } from '@oubliette/dungeon-twister';
import type { Game, Shape } from '@oubliette/kernel';
import { type DuelNumbers, duelKnowledgeBy, duelNumbers } from '../knowledge/duel/duel.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Numbers, TryableGame } from './trials.ts';

const { weights, race } = duelNumbers;

/** Numbers of both kinds, each kind by itself again. */
function sorted(numbers: Numbers): Pick<DuelNumbers, 'weights' | 'race'> {
  const those = (kind: object) =>
    Object.fromEntries(Object.keys(kind).map(name => [name, numbers[name]!]));
  return { weights: those(weights), race: those(race) as unknown as DuelNumbers['race'] };
}

/** All numbers that the duel is judged by: the weights of its scale and what a race is reckoned with. */
export const duelTrials: TryableGame & { sorted: typeof sorted } = {
  game: duel as unknown as Game<Shape>,
  numbers: { ...weights, ...race },
  knowing: numbers =>
    duelKnowledgeBy({ origin: {}, ...sorted(numbers) }) as unknown as Knowledge<Shape>,
  sorted,
};
