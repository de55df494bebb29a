import { clockRunning, type Duel, duel, outlook, whenTimeIsUp } from '@oubliette/dungeon-twister';
import { TABLE } from '@oubliette/kernel';
import type { Playable } from './playable.ts';

type State = Duel['State'];

export const playableDuel: Playable = {
  game: duel,
  outlook: (state, seat) => outlook(state as State, seat as Duel['Seat']),
  score(state) {
    const { turn, target, points } = duel.view(state as State, TABLE);
    return { turn, target, points };
  },
  clock(state, options) {
    const running = clockRunning(state as State);
    const { timer } = options as Duel['Options'];
    if (running === null || timer === null) return null;
    const { turn, left, asked } = duel.view(state as State, TABLE);
    const span = running.clock === 'turn' ? `${turn}` : `${turn}/${left}/${asked!.frame.kind}`;
    return { seat: running.seat, seconds: timer[running.clock], span };
  },
  timeUp: state => whenTimeIsUp(state as State),
};
