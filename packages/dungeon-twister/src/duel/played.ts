import { byDecisionPoints, type Game, type Refusal } from '@oubliette/kernel';
import type { RuleId } from '../../rules/ids.ts';
import { NOBODY } from '../pieces/roster.ts';
import { layingFirst } from './battle.ts';
import type { Duel } from './duel.ts';
import { outcome } from './end.ts';
import { demand, fight, muster } from './fight.ts';
import { choicePoints } from './forces/points.ts';
import { leave } from './leave.ts';
import { move } from './move.ts';
import { parseAction, printAction } from './notation/action.ts';
import { parseOptions, playersIn } from './options.ts';
import { PRINTS } from './prints.ts';
import { put } from './reveal.ts';
import { hiding, setup, starters } from './setup.ts';
import {
  cloneState,
  type DuelFrame,
  type DuelSeat,
  type DuelState,
  type ForcesMode,
  seatsFor,
  sideAt,
} from './state.ts';
import { card, turn } from './turn.ts';
import { view } from './view.ts';

/** The rule that says who answers a question. */
const WHO_IS_ASKED: Readonly<Record<DuelFrame['kind'], RuleId>> = {
  pairs: 'DT-MIX-04',
  picks: 'DT-MIX-01',
  gathering: 'DT-MIX-07',
  removal: 'DT-MIX-09',
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

/** Whoever must play what a Telepath named is not asked for a card. */
function whyNotAsked(state: DuelState, seat: DuelSeat): Refusal {
  const { frames, forces } = state;
  const frame = frames.at(-1)!;
  if (frame.kind === 'fight' && layingFirst(state, frame) !== NOBODY) return { rule: 'DT-PND-09' };
  const isForced = frame.kind === 'fight' && frame.forced === sideAt(seat);
  if (frame.kind === 'picks') return { rule: WHOSE_PICK[forces!.mode] };
  return { rule: isForced ? 'DT-TELEPATH-01' : WHO_IS_ASKED[frame.kind] };
}

/** Whose turn it is to choose a piece, the second player's for the first object of a draft. */
const WHOSE_PICK: Readonly<Record<ForcesMode, RuleId>> = {
  mutual: 'DT-MIX-05',
  draft: 'DT-MIX-06',
  free: 'DT-MIX-07',
};

/** As much of the duel as a match needs; a page that plays it need not fetch the rest. */
type PlayedDuel = Omit<
  Game<Duel>,
  'rules' | 'purposes' | 'events' | 'modes' | 'notation' | 'guess'
> & {
  readonly rules: Omit<Game<Duel>['rules'], 'ids'>;
  readonly notation: Pick<Game<Duel>['notation'], 'printAction' | 'parseAction'>;
};

export const playedDuel: PlayedDuel = {
  id: 'duel',
  rules: { version: 4, noTakeBack: 'DT-TURN-06', agreement: 'DT-END-03' },
  carried: ['further'],
  ...PRINTS,
  notation: { printAction, parseAction },
  parseOptions,
  seats: options => seatsFor(playersIn(options)),
  setup,
  outcome,
  leave,
  clone: cloneState,
  view,
  ...byDecisionPoints<Duel, DuelFrame>(
    {
      get pairs() {
        return choicePoints().pairs;
      },
      get picks() {
        return choicePoints().picks;
      },
      get gathering() {
        return choicePoints().gathering;
      },
      get removal() {
        return choicePoints().removal;
      },
      starters,
      hiding,
      card,
      turn,
      move,
      put,
      muster,
      demand,
      fight,
    },
    {
      notAsked: whyNotAsked,
      over: () => ({ rule: 'DT-END-01' }),
    },
  ),
};
