import {
  type CellId,
  type Direction,
  type DuelAction,
  type DuelOutlook,
  type DuelView,
  type EdgeId,
  farEdge,
  type Labyrinth,
  nearEdge,
  neighbour,
  planUnder,
  ROOM_SQUARES,
} from '@oubliette/dungeon-twister';
import { cellIn, cellOf, isCharacter, tokensAt } from '../seen/reading.ts';
import { seatOf } from '../words/mention.ts';

/** What is asked and what the player has in mind. */
export interface BoardIntent {
  readonly view: DuelView;
  readonly legal: readonly DuelAction[];
  readonly outlook: DuelOutlook | null;
  readonly labyrinth: Labyrinth;
  readonly selected: string | null;
  /** The deed that was chosen in a panel; without one everything that a click could mean. */
  readonly deed: string | null;
}

/** Where on the board an action is wished for: squares, or a portcullis. */
export interface BoardAim {
  readonly cells: readonly CellId[];
  readonly edge: EdgeId | null;
}

export const NOWHERE: BoardAim = { cells: [], edge: null };

export const at = (cell: number | null | undefined): BoardAim =>
  cell === null || cell === undefined ? NOWHERE : { cells: [cell as CellId], edge: null };

/** At somebody who is seen on the board. */
export const atToken = ({ view }: BoardIntent, token: string): BoardAim => at(cellIn(view, token));

export const atTarget = (wishes: BoardIntent, { target }: { readonly target: string }): BoardAim =>
  atToken(wishes, target);

export const atRoom = (
  { labyrinth }: BoardIntent,
  { room }: { readonly room: number },
): BoardAim => ({
  cells: Array.from(
    planUnder(labyrinth).cellOf.subarray(room * ROOM_SQUARES, (room + 1) * ROOM_SQUARES),
    cell => cell as CellId,
  ),
  edge: null,
});

interface AimedEdge {
  readonly token: string;
  readonly side: Direction;
  readonly far: boolean;
}

/** At the square beside somebody, and the part of the edge between. */
export function atEdge(
  { view, labyrinth }: BoardIntent,
  { token, side, far }: AimedEdge,
): BoardAim {
  const from = cellIn(view, token) as CellId;
  const { cells } = at(neighbour(planUnder(labyrinth), from, side));
  return { cells, edge: (far ? farEdge : nearEdge)(labyrinth, from, side) };
}

/** One entry per square, 1 where a character is seen. */
export function charactersOn({ view, labyrinth }: BoardIntent): Uint8Array {
  const { cells } = planUnder(labyrinth);
  const map = new Uint8Array(cells);
  for (const token of view.tokens) {
    const cell = cellOf(view, token);
    if (cell !== null && isCharacter(token.name)) map[cell] = 1;
  }
  return map;
}

/** The side of whoever is chosen. */
export const seatChosen = ({ selected }: BoardIntent) =>
  selected === null ? null : seatOf(selected);

/** Whether somebody of another side stands there. */
export const hasStranger = (wishes: BoardIntent, { cells: [cell] }: BoardAim): boolean =>
  tokensAt(wishes.view, cell!).some(({ name }) => seatOf(name) !== seatChosen(wishes));

/** A deed that is wished upon whoever stands on the square. */
export const wishUpon =
  (deed: 'attack' | 'shoot' | 'spear' | 'heal' | 'scream') =>
  ({ view }: BoardIntent, token: string, cell: CellId): DuelAction | null => {
    const target = tokensAt(view, cell).find(({ name }) => isCharacter(name))?.name;
    return target === undefined ? null : { do: deed, token, target };
  };
