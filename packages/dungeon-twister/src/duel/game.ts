import { byDecisionPoints, fingerprint, type Game } from '@oubliette/kernel';
import { RULE_IDS, type RuleId } from '../../rules/ids.ts';
import { PRISON_ROOMS } from '../content/prison/rooms/index.ts';
import { PRISON_CHARACTERS, PRISON_OBJECTS } from '../content/prison/team.ts';
import { draw } from './draw.ts';
import type { Duel } from './duel.ts';
import { outcome } from './end.ts';
import { EVENT_KINDS } from './event.ts';
import { demand, fight, muster } from './fight.ts';
import { guess } from './guess.ts';
import { move } from './move.ts';
import { parseAction, printAction } from './notation/action.ts';
import { parsePosition, printPosition } from './notation/position.ts';
import { parseOptions } from './options.ts';
import { put } from './reveal.ts';
import { hiding, setup, starters } from './setup.ts';
import { cloneState, type DuelFrame, SEATS } from './state.ts';
import { card, turn } from './turn.ts';
import { view } from './view.ts';

/** The rule that says who answers a question. */
const WHO_IS_ASKED: Readonly<Record<DuelFrame['kind'], RuleId>> = {
  starters: 'DT-SET-02',
  hiding: 'DT-SET-03',
  card: 'DT-TURN-05',
  turn: 'DT-TURN-05',
  move: 'DT-TURN-05',
  put: 'DT-REV-03',
  muster: 'DT-RNG-06',
  demand: 'DT-TELEPATH-01',
  fight: 'DT-CBT-02',
};

/** Dungeon Twister: Prison for two. */
export const duel: Game<Duel> = {
  id: 'duel',
  rules: {
    version: 2,
    ids: new Set(RULE_IDS),
    noTakeBack: 'DT-TURN-06',
    agreement: 'DT-END-03',
  },
  content: fingerprint([PRISON_ROOMS, PRISON_CHARACTERS, PRISON_OBJECTS]),
  purposes: { setup: { from: 0 } },
  events: EVENT_KINDS,
  modes: {
    quick: { quick: true },
    full: {},
    beginner: { beginner: true, quick: true },
    long: { quick: true, target: 8 },
    handicap: { quick: true, characters: { blue: 5 }, withoutHighCards: ['blue'] },
    'handicap-full': { characters: { yellow: 6 } },
    timed: { quick: true, timer: {} },
  },
  notation: { printAction, parseAction, printPosition, parsePosition, draw },
  parseOptions,
  seats: () => SEATS,
  setup,
  outcome,
  clone: cloneState,
  view,
  guess,
  ...byDecisionPoints<Duel, DuelFrame>(
    { starters, hiding, card, turn, move, put, muster, demand, fight },
    {
      notAsked: state => ({ rule: WHO_IS_ASKED[state.frames.at(-1)!.kind] }),
      over: () => ({ rule: 'DT-END-01' }),
    },
  ),
};
