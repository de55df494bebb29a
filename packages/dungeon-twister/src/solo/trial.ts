import type { Random } from '@oubliette/kernel';
import type { GameTrial } from '@oubliette/kernel/battery';
import { DIRECTIONS } from '../board/index.ts';
import { planIn } from '../duel/state.ts';
import type { SoloAction } from './action.ts';
import { deckOf } from './deck.ts';
import { disorders } from './disorder.ts';
import { reshuffled } from './guess.ts';
import type { Solo } from './solo.ts';
import type { SoloState } from './state.ts';

/** Wishes of every kind for tokens drawn by chance: most of them are not allowed. */
function wishes(state: SoloState, _seat: string, random: Random): SoloAction[] {
  const token = () => state.names[random.below('wish', state.names.length)]!;
  const way = () => DIRECTIONS[random.below('wish', 4)]!;
  const room = () => random.below('wish', planIn(state).positions.length);
  const yes = () => random.below('wish', 2) === 0;
  const number = () => random.below('wish', 5) + 1;
  const targets = (['attack', 'shoot', 'spear', 'heal', 'scream'] as const).map(
    (deed): SoloAction => ({ do: deed, token: token(), target: token() }),
  );
  return [
    ...targets,
    ...DIRECTIONS.map((to): SoloAction => ({ do: 'step', to })),
    ...[2, 3, 4, 5].map((value): SoloAction => ({ do: 'card', value })),
    ...[0, 3, 6].map((value): SoloAction => ({ do: 'choose', value })),
    ...[0, 2, 5].map((value): SoloAction => ({ do: 'pick', value })),
    { do: 'watch' },
    { do: 'row', number: number() },
    { do: 'column', number: number() },
    { do: 'starter', token: token(), dot: random.below('wish', 10) },
    { do: 'reveal', room: room() },
    { do: 'turn', token: token(), room: room(), arrow: yes() ? 'clockwise' : 'counter-clockwise' },
    { do: 'open', token: token(), side: way(), far: yes() },
    { do: 'move', token: token() },
    { do: 'take', token: token() },
    { do: 'swap', token: token() },
    { do: 'jump', token: token(), over: way(), land: way(), leave: yes() },
    { do: 'fire', token: token(), to: way() },
    { do: 'support', token: token() },
    { do: 'demand', value: 3 },
    { do: 'drop' },
    { do: 'stop' },
    { do: 'fight' },
    { do: 'end' },
  ];
}

export const soloTrial: GameTrial<Solo> = {
  wishes,
  twin: reshuffled,
  census: state => [...state.names, ...disorders(state)],
  expected: ({ cards }) => deckOf(cards).names,
  longest: 20_000,
};
