import { plainText } from '@oubliette/kernel';
import type { PuzzleSubject } from '@oubliette/kernel/puzzles';
import { soloClaims } from '../claims/solo.ts';
import { solo } from '../solo/game.ts';
import type { Solo } from '../solo/solo.ts';
import type { SoloState } from '../solo/state.ts';
import { duelPuzzles } from './duel.ts';

/** The NP is at work, or the Player is between two of their turns. */
const isNpTurn = ({ solo: { work } }: SoloState): boolean => work.length > 0;

/** What it takes to prove puzzles of the solo game. */
export const soloPuzzles: PuzzleSubject<Solo> = {
  game: solo,
  claims: soloClaims,
  keyOf: state => duelPuzzles.keyOf(state) + plainText(state.solo),
  quickly: claim => duelPuzzles.quickly!(claim),
  isLate: (start, state, span) =>
    state.solo.round > start.solo.round || (span === 'turn' && isNpTurn(state)),
  isQuiet: state => !isNpTurn(state) && duelPuzzles.isQuiet(state),
  isGamble: (_state, action) => action.do === 'reveal',
  underWay: state => duelPuzzles.underWay!(state),
};
