import type { Random } from '@oubliette/kernel';
import type { GameTrial } from '@oubliette/kernel/battery';
import { DIRECTIONS } from '../board/index.ts';
import type { AimedAction, DuelAction } from './action.ts';
import { AIMED_DEEDS, aimsOf } from './aimed.ts';
import { disorders } from './disorder.ts';
import type { Duel } from './duel.ts';
import { fieldOf } from './field.ts';
import { pairsWith } from './forces/pool.ts';
import { reshuffled } from './hidden.ts';
import { namesIn } from './setup.ts';
import { type DuelState, planIn } from './state.ts';

/** Wishes of every kind for tokens drawn by chance: most of them are not allowed. */
function wishes(state: DuelState, _seat: string, random: Random): DuelAction[] {
  const token = () => state.names[random.below('wish', state.names.length)]!;
  const way = () => DIRECTIONS[random.below('wish', 4)]!;
  const room = () => random.below('wish', planIn(state).positions.length);
  const yes = () => random.below('wish', 2) === 0;
  const arrow = () => (yes() ? 'clockwise' : 'counter-clockwise');
  const pairs = pairsWith(state.forces);
  const targets = (['attack', 'shoot', 'spear', 'heal', 'scream'] as const).map(
    (deed): DuelAction => ({ do: deed, token: token(), target: token() }),
  );
  const works = (['open', 'close', 'break'] as const).map(
    (deed): DuelAction => ({ do: deed, token: token(), side: way(), far: yes() }),
  );
  const field = fieldOf(state);
  const aimed = AIMED_DEEDS.flatMap(deed => {
    // Where no room lies there is nothing to aim at.
    const aims = aimsOf(deed, field);
    if (aims.length === 0) return [];
    return { do: deed, token: token(), ...aims[random.below('wish', aims.length)] } as AimedAction;
  });
  return [
    ...targets,
    ...aimed,
    ...works,
    ...DIRECTIONS.map((to): DuelAction => ({ do: 'step', to })),
    ...[2, 3, 4, 5].map((value): DuelAction => ({ do: 'card', value })),
    ...[0, 3, 6].map((value): DuelAction => ({ do: 'choose', value })),
    { do: 'pair', number: pairs[random.below('wish', pairs.length)]! },
    { do: 'enlist', token: token() },
    { do: 'remove', token: token() },
    { do: 'demand', value: random.below('wish', 7) },
    { do: 'starter', token: token(), dot: random.below('wish', 10) },
    { do: 'hide', token: token(), room: room() },
    { do: 'reveal', room: room() },
    { do: 'put', token: token(), x: random.below('wish', 22), y: random.below('wish', 10) },
    { do: 'turn', token: token(), room: room(), arrow: arrow() },
    { do: 'move', token: token() },
    { do: 'take', token: token() },
    { do: 'swap', token: token() },
    { do: 'swap', token: token(), for: token() },
    { do: 'drop', token: token() },
    { do: 'jump', token: token(), over: way(), land: way(), leave: true, what: token() },
    { do: 'jump', token: token(), over: way(), land: way(), leave: yes() },
    { do: 'fire', token: token(), to: way() },
    { do: 'regenerate', token: token() },
    { do: 'drink', token: token() },
    { do: 'move', token: token(), card: 1 },
    { do: 'reveal', room: room(), token: token() },
    { do: 'support', token: token() },
    { do: 'support', token: token(), weapon: token() },
    { do: 'shoot', token: token(), target: token(), weapon: token() },
    { do: 'attack', token: token(), target: token(), weapon: token() },
    { do: 'declare', token: token() },
    { do: 'drop' },
    { do: 'stop' },
    { do: 'fight' },
    { do: 'end' },
    { do: 'yield' },
  ];
}

export const duelTrial: GameTrial<Duel> = {
  wishes,
  twin: reshuffled,
  census: state => [...state.names, ...disorders(state)],
  expected: namesIn,
  longest: 20_000,
};
