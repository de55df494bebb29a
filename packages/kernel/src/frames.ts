import type { Decision, Game, Refusal, Shape } from './game.ts';
import type { Random } from './random/random.ts';

/** Pending work as data: the top of a stack of frames is what the match waits for. */
export interface Frame {
  readonly kind: string;
}

/** One decision point: whom it asks, what they may answer, why not, and what the answer does. */
export interface DecisionPoint<G extends Shape, F extends Frame> {
  seats(state: G['State'], frame: F): readonly G['Seat'][];
  legal(state: G['State'], seat: G['Seat'], frame: F): G['Action'][];
  refusal(state: G['State'], seat: G['Seat'], action: G['Action'], frame: F): Refusal | null;
  apply(
    state: G['State'],
    seat: G['Seat'],
    action: G['Action'],
    random: Random,
    frame: F,
  ): G['Event'][];
}

export type DecisionPoints<G extends Shape, F extends Frame> = {
  readonly [K in F['kind']]: DecisionPoint<G, Extract<F, { kind: K }>>;
};

/** What to say to a seat that is not asked, by the rules of the game. */
export interface UnaskedRefusal<G extends Shape> {
  notAsked(state: G['State'], seat: G['Seat']): Refusal;
  over(state: G['State']): Refusal;
}

/** The part of the contract that a table of decision points answers by itself. */
export function byDecisionPoints<G extends Shape & { State: { frames: F[] } }, F extends Frame>(
  points: DecisionPoints<G, F>,
  silence: UnaskedRefusal<G>,
): Pick<Game<G>, 'decision' | 'legal' | 'refusal' | 'apply'> {
  const top = (state: G['State']): F | undefined => state.frames[state.frames.length - 1];
  const point = (frame: F) => points[frame.kind as F['kind']] as DecisionPoint<G, F>;

  return {
    decision(state): Decision<G['Seat']> | null {
      const frame = top(state);
      return frame === undefined
        ? null
        : { question: frame.kind, seats: point(frame).seats(state, frame) };
    },
    legal(state, seat) {
      const frame = top(state);
      if (frame === undefined || !point(frame).seats(state, frame).includes(seat)) return [];
      return point(frame).legal(state, seat, frame);
    },
    refusal(state, seat, action) {
      const frame = top(state);
      if (frame === undefined) return silence.over(state);
      if (!point(frame).seats(state, frame).includes(seat)) return silence.notAsked(state, seat);
      return point(frame).refusal(state, seat, action, frame);
    },
    apply(state, seat, action, random) {
      const frame = top(state)!;
      return point(frame).apply(state, seat, action, random, frame);
    },
  };
}
