import { byDecisionPoints, type Game, shuffle } from '../src/index.ts';
import { duel } from './duel.ts';
import { outcome } from './end.ts';
import { notation } from './notation.ts';
import { parseOptions } from './options.ts';
import { RULES } from './rules.ts';
import {
  CARDS,
  COPIES,
  cloneState,
  type Lantern,
  type LanternState,
  SEATS,
  slot,
  VALUES,
} from './state.ts';
import { refused, turn } from './turn.ts';
import { guess, view } from './view.ts';

export { RULES } from './rules.ts';
export type * from './state.ts';
export { trial } from './trial.ts';

export const lantern: Game<Lantern> = {
  id: 'lantern',
  rules: {
    version: 1,
    ids: new Set(Object.keys(RULES)),
    noTakeBack: 'REF-UNDO-01',
    agreement: 'REF-END-03',
  },
  content: `${VALUES}${COPIES}`,
  purposes: { setup: { from: 0 }, dice: { from: 1 } },
  events: ['drew', 'tucked', 'burnt', 'challenged', 'chose', 'duelled', 'passed', 'ended'],
  modes: { plain: {}, short: { target: 8, dealt: 2 }, long: { target: 60, dealt: 6 } },
  notation,
  parseOptions,
  seats: () => SEATS,
  setup(options, random) {
    const deck = Uint8Array.from({ length: CARDS }, (_, index) => (index % VALUES) + 1);
    const state: LanternState = {
      target: options.target,
      turn: 0,
      hands: new Uint8Array(SEATS.length * VALUES),
      shadows: new Uint8Array(SEATS.length * VALUES),
      burnt: new Uint8Array(VALUES),
      scores: new Uint8Array(SEATS.length),
      deck: shuffle(random, 'setup', deck),
      left: CARDS,
      frames: [{ kind: 'turn' }],
    };
    for (let n = 0; n < options.dealt * SEATS.length; n++) {
      state.left--;
      state.hands[slot(n % SEATS.length, deck[state.left]!)]!++;
      deck[state.left] = 0;
    }
    return state;
  },
  outcome,
  clone: cloneState,
  view,
  guess,
  ...byDecisionPoints<Lantern, Lantern['State']['frames'][number]>(
    { turn, duel },
    {
      notAsked: () => refused('REF-TURN-01'),
      over: () => refused('REF-END-01'),
    },
  ),
};
