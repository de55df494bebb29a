import { nextPlayer } from './end.ts';
import { isPit } from './pit.ts';
import {
  cellOf,
  type DuelSeat,
  type DuelState,
  isOnBoard,
  OUT_OF_GAME,
  rosterIn,
  sideAt,
  sideOf,
} from './state.ts';
import { loseObjects } from './story.ts';

/**
 * Somebody gives up among more than two (DT-MULTI-29): their characters are taken off the board,
 * nobody is paid, what they carried stays where it is, and the others play on. A team of nobody marks
 * that they cannot win. In the set-up there is no match yet to go on with.
 */
export function leave(state: DuelState, seat: DuelSeat): boolean {
  const side = sideAt(seat);
  const stay = [...state.teams.keys()].filter(other => other !== side && state.teams[other]! > 0);
  if (state.points.length < 3 || state.turn === 0 || stay.length < 2) return false;
  for (const token of rosterIn(state).characters[side]!) {
    if (state.places[token]! < 0) continue;
    const cell = isOnBoard(state, token) ? cellOf(state, token) : null;
    state.places[token] = OUT_OF_GAME;
    state.marks[token] = 0;
    if (cell !== null && isPit(state, cell)) loseObjects(state, cell, []);
  }
  state.teams[side] = 0;
  passOver(state, side);
  return true;
}

/** Whatever waited for them waits no longer. */
function passOver(state: DuelState, side: number): void {
  const frame = state.frames.at(-1);
  if (frame === undefined) return;
  if (state.active === side) {
    state.left = 0;
    state.stirred = false;
    state.active = nextPlayer(state);
    state.turn++;
    state.frames = [{ kind: 'card' }];
    return;
  }
  if (frame.kind === 'put') {
    const gone = (token: number) => state.places[token] === OUT_OF_GAME;
    frame.tokens = frame.tokens.filter(token => !gone(token));
    frame.later = frame.later.filter(token => !gone(token));
    if (frame.side === side) frame.side = state.active;
    if (frame.tokens.length + frame.later.length === 0) state.frames.pop();
    return;
  }
  // A combat in which they have a part does not take place.
  if (!('battle' in frame)) return;
  const { attacker, target } = frame.battle;
  const fights = [attacker, target].some(token => sideOf(state, token as never) === side);
  if (fights) state.frames = [{ kind: 'turn' }];
}
