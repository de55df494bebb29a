import {
  clockRunning,
  type Duel,
  outlook,
  playedDuel,
  whenTimeIsUp,
} from '@oubliette/dungeon-twister';
import { TABLE } from '@oubliette/kernel';
import { type HostedGame, toPlay } from './hosted-game.ts';

type State = Duel['State'];

/** Forces that are chosen in the open: no hand is dealt yet, nothing lies face down (DT-MIX-04 to 06). */
const OPEN: ReadonlySet<string> = new Set(['pairs', 'picks']);

export const hostedDuel: HostedGame = {
  game: toPlay(playedDuel),
  outlook: (state, seat) => outlook(state as State, seat as Duel['Seat']),
  score(state) {
    const { turn, target, seats, points } = playedDuel.view(state as State, TABLE);
    return { turn, target, points: seats.map(seat => points[seat]!) };
  },
  clock(state, options) {
    const running = clockRunning(state as State);
    const { timer } = options as Duel['Options'];
    if (running === null || timer === null) return null;
    const { turn, left, asked } = playedDuel.view(state as State, TABLE);
    const span = running.clock === 'turn' ? `${turn}` : `${turn}/${left}/${asked!.kind}`;
    return { seat: running.seat, seconds: timer[running.clock] + running.extra, span };
  },
  isOpen: question => OPEN.has(question),
  timeUp: state => whenTimeIsUp(state as State),
};
