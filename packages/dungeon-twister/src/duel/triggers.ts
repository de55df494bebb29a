import { type CellId, openSigns, type Sign, signedBy, withOpen } from '../board/index.ts';
import { ABILITY, NOBODY, type Token } from '../pieces/roster.ts';
import { can, cellOf, type DuelState, isOnBoard, rosterIn } from './state.ts';

/** Triggers open the remote pits of their sign as long as somebody is on one (DT-MERC-22). */

/** Squares of all characters at rest: whoever is on the way holds nothing down. */
function* atRest(state: DuelState): Generator<CellId> {
  const frame = state.frames.at(-1);
  const [mover, load, second] =
    frame?.kind === 'move' ? [frame.mover, frame.load, frame.second] : [NOBODY, NOBODY, NOBODY];
  for (const characters of rosterIn(state).characters) {
    for (const token of characters) {
      if (token === mover || token === load || token === second) continue;
      if (isOnBoard(state, token)) yield cellOf(state, token);
    }
  }
}

/** Signs whose triggers are held down; null where there are no triggers. */
export function heldSigns(state: DuelState): readonly Sign[] | null {
  return openSigns(state.labyrinth, atRest(state));
}

/** A position as it was written: what is held down is open, and nothing comes of it any more. */
export function holdTriggers(state: DuelState): void {
  const signs = heldSigns(state);
  if (signs !== null) state.labyrinth = withOpen(state.labyrinth, signs);
}

/** The labyrinth as it is for somebody who leaves their square: they no longer hold its trigger. */
export function withoutHold(state: DuelState, token: Token): DuelState {
  const cell = cellOf(state, token);
  if (signedBy(state.labyrinth, cell) === undefined) return state;
  const others = [...atRest(state)].filter(held => held !== cell);
  const signs = openSigns(state.labyrinth, others) ?? [];
  return { ...state, labyrinth: withOpen(state.labyrinth, signs) };
}

/** The sign that somebody opens by walking where they are; flyers and the incorporeal do by stopping only. */
export function signTrodden(state: DuelState, token: Token): Sign | null {
  const sign = signedBy(state.labyrinth, cellOf(state, token));
  const floats = ABILITY.levitates | ABILITY.flies | ABILITY.incorporeal;
  if (sign === undefined || can(state, token, floats)) return null;
  return state.labyrinth.open?.includes(sign) ? null : sign;
}
