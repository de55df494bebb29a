import {
  type CellId,
  cellNamed,
  type DuelSeat,
  type DuelView,
  type Labyrinth,
  type Room,
} from '@oubliette/dungeon-twister';
import { labyrinthOf } from './labyrinth.ts';
import { cellOf, isWounded, planIn } from './reading.ts';

/** A token that everybody sees on the board. */
export interface ShownToken {
  readonly name: string;
  readonly cell: CellId;
  readonly wounded: boolean;
}

/** The board as it is drawn at one moment, also in the middle of what just happened. */
export interface ShownBoard {
  readonly labyrinth: Labyrinth;
  readonly pieces: ReadonlyMap<string, ShownToken>;
  /** position → owners of the tokens face down on it */
  readonly faceDown: readonly (readonly DuelSeat[])[];
  /** Starters that lie face down on their dots. */
  readonly starters: ReadonlyMap<CellId, DuelSeat>;
  /** Somebody on the way, and what he holds; all others hold what lies on their square. */
  readonly walker: { readonly name: string; readonly loads: readonly string[] } | null;
  /** Rooms that the match brings along. */
  readonly further: readonly Room[];
}

export function shownOf(view: DuelView, labyrinth: Labyrinth = labyrinthOf(view)): ShownBoard {
  const pieces = view.tokens.flatMap(token => {
    const cell = cellOf(view, token);
    const { name } = token;
    return cell === null ? [] : [[name, { name, cell, wounded: isWounded(token) }] as const];
  });
  const taken = new Set<string>(view.tokens.map(({ place }) => place));
  const starters = view.seats.flatMap(seat =>
    view.hands[seat]!.starters.filter(square => !taken.has(square)).map(
      square => [cellNamed(planIn(view), square)!, seat] as const,
    ),
  );
  const { asked } = view;
  return {
    labyrinth,
    pieces: new Map(pieces),
    faceDown: view.rooms.map(({ tokens }) =>
      view.seats.flatMap(seat => new Array<DuelSeat>(tokens[seat] ?? 0).fill(seat)),
    ),
    starters: new Map(starters),
    walker:
      asked?.kind === 'move'
        ? { name: asked.mover, loads: namesIn([asked.load, asked.second]) }
        : null,
    further: view.strange?.rooms ?? [],
  };
}

const namesIn = (names: readonly (string | null | undefined)[]): string[] =>
  names.filter(name => typeof name === 'string');

/** All that a bearer holds. */
export function loadsIn({ pieces, walker }: ShownBoard, bearer: string): readonly string[] {
  if (walker?.name === bearer) return walker.loads;
  const piece = pieces.get(bearer);
  if (!piece || piece.wounded) return [];
  return [...pieces.values()]
    .filter(({ name, cell }) => cell === piece.cell && name !== bearer && name !== walker?.name)
    .map(({ name }) => name)
    .filter(name => !walker?.loads.includes(name));
}

/** The first thing that a bearer holds. */
export const loadIn = (shown: ShownBoard, bearer: string): string | null =>
  loadsIn(shown, bearer)[0] ?? null;

/** The same with other tokens, or with these elsewhere. */
export function changed(
  shown: ShownBoard,
  change: (pieces: Map<string, ShownToken>) => void,
): ShownBoard {
  const pieces = new Map(shown.pieces);
  change(pieces);
  return { ...shown, pieces };
}

export const placed = (
  shown: ShownBoard,
  names: readonly (string | null)[],
  cell: number,
): ShownBoard =>
  changed(shown, pieces => {
    for (const name of names) {
      if (name === null) continue;
      pieces.set(name, { name, wounded: pieces.get(name)?.wounded ?? false, cell: cell as CellId });
    }
  });

export const gone = (shown: ShownBoard, ...names: readonly (string | null)[]): ShownBoard =>
  changed(shown, pieces => {
    for (const name of names) if (name !== null) pieces.delete(name);
  });

export const marked = (shown: ShownBoard, name: string, wounded: boolean): ShownBoard =>
  changed(shown, pieces => {
    const piece = pieces.get(name);
    if (piece) pieces.set(name, { ...piece, wounded });
  });

export const held = (shown: ShownBoard, name: string, loads: readonly string[]): ShownBoard => ({
  ...shown,
  walker: { name, loads },
});

export const counted = (
  shown: ShownBoard,
  room: number,
  owners: readonly DuelSeat[],
): ShownBoard => ({
  ...shown,
  faceDown: shown.faceDown.with(room, owners),
});

export const allOn = (shown: ShownBoard, cell: number): string[] =>
  [...shown.pieces.values()].filter(piece => piece.cell === cell).map(({ name }) => name);

/** Squares on which something is other than it was. */
export function changedCells(before: ShownBoard, after: ShownBoard): CellId[] {
  const names = new Set([...before.pieces.keys(), ...after.pieces.keys()]);
  const cells = [...names].flatMap(name => {
    const [was, is] = [before.pieces.get(name), after.pieces.get(name)];
    return was?.cell === is?.cell && was?.wounded === is?.wounded ? [] : [was?.cell, is?.cell];
  });
  return [...new Set(cells.filter(cell => cell !== undefined))];
}
