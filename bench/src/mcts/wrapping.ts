/**
 * Ways to put a match of ours into boardgame.io's `G`. Its documentation demands data that JSON can
 * carry, “in particular, it must not contain classes or functions”, and offers two styles of a move: to
 * change the draft that it is given, or to return a new value.
 */
import { decode, encode, type Game, type Json, type Shape } from '@oubliette/kernel';
import { immerOfBoardgameIo } from '../peers.ts';

export interface Wrapping {
  wrap(state: object): object;
  open(G: object): object;
  /** The body of a move: a new `G`, or nothing where it changed the draft that it was given. */
  change(game: Game<Shape>, draft: object, act: (state: object) => void): object | undefined;
}

/** As documented, where the state is JSON as it is: the rules change the draft. */
export const DRAFTED: Wrapping = {
  wrap: state => state,
  open: G => G,
  change(_game, draft, act) {
    act(draft);
    return undefined;
  },
};

/** As documented, where the state holds typed arrays: `G` is what the kernel makes of it for JSON. */
export const ENCODED: Wrapping = {
  wrap: state => encode(state) as object,
  open: G => decode(G as Json) as object,
  change(_game, draft, act) {
    const next = decode(immerOfBoardgameIo().original(draft) as Json) as object;
    act(next);
    return encode(next) as object;
  },
};

/** Our rules only read, write and slice their typed arrays, so lists would serve them too. */
const listed = (_: string, value: unknown) =>
  ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value;

/**
 * The quickest way that keeps to the documentation, if not to our types: lists in the place of typed
 * arrays, and a new value made from the old one behind the draft.
 */
export const LISTED: Wrapping = {
  wrap: state => JSON.parse(JSON.stringify(state, listed)),
  open: G => G,
  change(game, draft, act) {
    const next = game.clone(immerOfBoardgameIo().original(draft)!);
    act(next);
    return next;
  },
};

class Hidden {
  readonly state: object;
  constructor(state: object) {
    this.state = state;
  }
}

interface Holding {
  match: Hidden;
}

/**
 * In a class, which is forbidden: drafts pass it by, and it is not frozen from top to bottom after
 * every move. Nothing is kinder to their bot.
 */
export const HIDDEN: Wrapping = {
  wrap: (state): Holding => ({ match: new Hidden(state) }),
  open: G => (G as Holding).match.state,
  change(game, draft, act) {
    const holding = draft as Holding;
    const next = game.clone(holding.match.state);
    act(next);
    holding.match = new Hidden(next);
    return undefined;
  },
};
