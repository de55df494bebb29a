import { type Duel, type DuelAction, duel, outlook } from '@oubliette/dungeon-twister';
import { duelPuzzles } from '@oubliette/dungeon-twister/puzzles';
import {
  bestDeeds,
  type PlayedPuzzle,
  PuzzleSearch,
  type PuzzleStep,
  questOf,
  worstAnswer,
} from '@oubliette/kernel/puzzles';
import type { DuelPly } from './duel-play.ts';

type State = Duel['State'];

/** A duel puzzle as it goes on beside the page: the solver’s deeds, and what hurts them most. */
export interface PuzzleInProgress {
  readonly state: () => State;
  /** Actions so far, everybody’s. */
  readonly moment: () => number;
  /** Carries out what hands did, and all that is answered. */
  readonly carryOut: (ply: DuelPly) => void;
  /** A deed that gives the goal away, to be shown what comes of it. */
  readonly wrongDeed: (isOne: (actions: readonly DuelAction[]) => boolean) => DuelPly;
}

const NO_CHANCE = { below: () => 0 };

export function besideOf(puzzle: PlayedPuzzle): PuzzleInProgress {
  const quest = questOf(puzzle, duelPuzzles);
  if (!quest.ok) throw new Error(quest.faults[0]!.text);
  const search = new PuzzleSearch(quest.value);
  const state = duel.clone(quest.value.start);
  let moment = 0;

  function apply(seat: Duel['Seat'], actions: readonly DuelAction[]): void {
    for (const action of actions) {
      duel.apply(state, seat, action, NO_CHANCE);
      moment++;
    }
  }

  return {
    state: () => state,
    moment: () => moment,
    carryOut({ seat, actions }) {
      apply(seat, actions);
      const others = () => {
        const seats = duel.decision(state)?.seats ?? [];
        return seats.some(each => each === puzzle.seat) ? undefined : seats[0];
      };
      for (let other = others(); other; other = others()) {
        const worst = worstAnswer(search, state)?.actions;
        apply(other, worst ?? duel.legal(state, other).slice(0, 1));
      }
    },
    wrongDeed(isOne) {
      const good = new Set(bestDeeds(search, state, Number.POSITIVE_INFINITY));
      const found = search.deeds(state).find(deed => !good.has(deed) && isOne(deed.actions));
      if (found === undefined) throw new Error('No such deed gives the goal away.');
      return plyOf(state, puzzle.seat as Duel['Seat'], found.actions);
    },
  };
}

/** A step of a solution as hands carry it out: a walk is any that leads to the same. */
export const plyOfStep = (state: State, seat: Duel['Seat'], { do: texts }: PuzzleStep): DuelPly =>
  plyOf(
    state,
    seat,
    texts.map(text => {
      const action = duel.notation.parseAction(text);
      if (!action.ok) throw new Error(text);
      return action.value;
    }),
  );

function plyOf(state: State, seat: Duel['Seat'], actions: readonly DuelAction[]): DuelPly {
  if (actions[0]?.do !== 'move') return { seat, actions };
  const after = (way: readonly DuelAction[]) => {
    const copy = duel.clone(state);
    for (const action of way) duel.apply(copy, seat, action, NO_CHANCE);
    return duelPuzzles.keyOf(copy);
  };
  const wanted = after(actions);
  const { token } = actions[0];
  const mine = outlook(state, seat).characters.find(each => each.token === token);
  const move = mine?.moves.find(each => each.ap === 1 && after(each.actions) === wanted);
  if (move === undefined) throw new Error(`${token}: the board offers no such walk.`);
  return { seat, actions: move.actions, walk: { token, move } };
}
