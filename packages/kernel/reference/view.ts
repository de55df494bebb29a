import { type Random, seenOf, shuffle, type Viewer } from '../src/index.ts';
import {
  CARDS,
  COPIES,
  countOf,
  type HiddenCards,
  type LanternFrame,
  type LanternSeat,
  type LanternState,
  type LanternView,
  SEATS,
  seatIndex,
  slot,
  VALUES,
  valuesOf,
} from './state.ts';

export function view(state: LanternState, viewer: Viewer<LanternSeat>): LanternView {
  const over = state.frames.length === 0;
  const cards = (held: Uint8Array, open: boolean): HiddenCards[] =>
    SEATS.map((seat, index) =>
      open || seat === viewer
        ? { count: countOf(held, index), cards: valuesOf(held, index) }
        : { count: countOf(held, index) },
    );
  return {
    viewer,
    target: state.target,
    turn: SEATS[state.turn]!,
    left: state.left,
    burnt: [...state.burnt],
    scores: [...state.scores],
    hands: cards(state.hands, false),
    shadows: cards(state.shadows, over),
    asked: over ? null : asked(state.frames[state.frames.length - 1]!, viewer),
  };
}

function asked(frame: LanternFrame, viewer: Viewer<LanternSeat>): LanternView['asked'] {
  const seen = frame.kind === 'duel' ? seenOf(frame.sealed, viewer) : { own: null, given: [] };
  return { question: frame.kind, ...seen };
}

/** The cards that lie nowhere in sight go, shuffled, wherever the view counts a hidden card. */
export function guess(seen: LanternView, random: Random): LanternState {
  const unseen = shuffle(random, 'guess', cardsOutOfSight(seen));
  const deal = (held: readonly HiddenCards[]): Uint8Array => {
    const counts = new Uint8Array(SEATS.length * VALUES);
    for (const [seat, { count, cards }] of held.entries()) {
      for (const card of cards ?? unseen.splice(0, count)) counts[slot(seat, card)]!++;
    }
    return counts;
  };
  const hands = deal(seen.hands);
  const shadows = deal(seen.shadows);
  const deck = new Uint8Array(CARDS);
  deck.set(unseen.splice(0, seen.left));
  return {
    target: seen.target,
    turn: seatIndex(seen.turn),
    hands,
    shadows,
    burnt: Uint8Array.from(seen.burnt),
    scores: Uint8Array.from(seen.scores),
    deck,
    left: seen.left,
    frames: guessFrames(seen, hands, random),
  };
}

function cardsOutOfSight(seen: LanternView): number[] {
  const left = new Array<number>(VALUES).fill(COPIES);
  for (const [index, count] of seen.burnt.entries()) left[index]! -= count;
  for (const { cards } of [...seen.hands, ...seen.shadows]) {
    for (const card of cards ?? []) left[card - 1]!--;
  }
  return left.flatMap((count, index) => new Array<number>(count).fill(index + 1));
}

function guessFrames(seen: LanternView, hands: Uint8Array, random: Random): LanternFrame[] {
  if (seen.asked === null) return [];
  if (seen.asked.question === 'turn') return [{ kind: 'turn' }];
  const sealed: Partial<Record<LanternSeat, number>> = {};
  for (const seat of seen.asked.given) {
    const values = valuesOf(hands, seatIndex(seat));
    const own = seat === seen.viewer ? seen.asked.own : null;
    sealed[seat] = own ?? values[random.below('guess', values.length)]!;
  }
  return [{ kind: 'turn' }, { kind: 'duel', sealed }];
}
