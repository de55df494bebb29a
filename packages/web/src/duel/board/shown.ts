import {
  altered,
  type CellId,
  cellNamed,
  type DuelEvent,
  type DuelSeat,
  type DuelView,
  type EdgeId,
  followTurn,
  type Labyrinth,
  layRoom,
  planUnder,
  type Room,
  type RoomPosition,
  revealRoom,
  roomById,
  SIGNS,
  setEdge,
  turnRoom,
  withOpen,
} from '@oubliette/dungeon-twister';
import { cellOf, isWounded, planIn, sideNumber } from '../seen/reading.ts';
import { labyrinthOf } from './labyrinth.ts';

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
  readonly walker: { readonly name: string; readonly load: string | null } | null;
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
    walker: asked?.kind === 'move' ? { name: asked.mover, load: asked.load } : null,
    further: view.strange?.rooms ?? [],
  };
}

/** What a bearer holds. */
export function loadIn({ pieces, walker }: ShownBoard, bearer: string): string | null {
  if (walker?.name === bearer) return walker.load;
  const piece = pieces.get(bearer);
  if (!piece || piece.wounded) return null;
  const others = [...pieces.values()].filter(
    ({ name, cell }) => cell === piece.cell && name !== bearer && name !== walker?.name,
  );
  return others.find(({ name }) => name !== walker?.load)?.name ?? null;
}

type EventOf<K extends DuelEvent['kind']> = Extract<DuelEvent, { kind: K }>;
type After = {
  readonly [K in DuelEvent['kind']]?: (shown: ShownBoard, event: EventOf<K>) => ShownBoard;
};

function changed(shown: ShownBoard, change: (pieces: Map<string, ShownToken>) => void): ShownBoard {
  const pieces = new Map(shown.pieces);
  change(pieces);
  return { ...shown, pieces };
}

const placed = (shown: ShownBoard, names: readonly (string | null)[], cell: number): ShownBoard =>
  changed(shown, pieces => {
    for (const name of names) {
      if (name === null) continue;
      pieces.set(name, { name, wounded: pieces.get(name)?.wounded ?? false, cell: cell as CellId });
    }
  });

const gone = (shown: ShownBoard, ...names: readonly (string | null)[]): ShownBoard =>
  changed(shown, pieces => {
    for (const name of names) if (name !== null) pieces.delete(name);
  });

const marked = (shown: ShownBoard, name: string, wounded: boolean): ShownBoard =>
  changed(shown, pieces => {
    const piece = pieces.get(name);
    if (piece) pieces.set(name, { ...piece, wounded });
  });

const held = (shown: ShownBoard, name: string, load: string | null): ShownBoard => ({
  ...shown,
  walker: { name, load },
});

const counted = (shown: ShownBoard, room: number, owners: readonly DuelSeat[]): ShownBoard => ({
  ...shown,
  faceDown: shown.faceDown.with(room, owners),
});

const all = (shown: ShownBoard, cell: number): string[] =>
  [...shown.pieces.values()].filter(piece => piece.cell === cell).map(({ name }) => name);

/** How the board looks after each kind of event; those left out change nothing on it. */
const AFTER: After = {
  hidden: (shown, { seat, room }) => counted(shown, room, [...shown.faceDown[room]!, seat].sort()),
  starter(shown, { seat, dot, token }) {
    const cell = planUnder(shown.labyrinth).lines[sideNumber(seat)]!.cells[dot]!;
    if (token !== undefined) return placed(shown, [token], cell);
    return { ...shown, starters: new Map([...shown.starters, [cell, seat]]) };
  },
  revealed(shown, { room, name, quarters }) {
    const position = room as RoomPosition;
    const labyrinth = altered(shown.labyrinth, copy => {
      layRoom(copy, position, { room: roomById(name, shown.further)!, quarters });
      revealRoom(copy, position);
    });
    return counted({ ...shown, labyrinth }, room, []);
  },
  put: (shown, { token, cell }) => placed(shown, [token], cell),
  turned(shown, { room, arrow }) {
    const position = room as RoomPosition;
    const labyrinth = altered(shown.labyrinth, copy => turnRoom(copy, position, arrow));
    const plan = planUnder(labyrinth);
    return changed({ ...shown, labyrinth }, pieces => {
      for (const [name, piece] of pieces) {
        pieces.set(name, { ...piece, cell: followTurn(plan, position, arrow, piece.cell) });
      }
    });
  },
  stepped: (shown, { token, cell, load }) => held(placed(shown, [token, load], cell), token, load),
  took: (shown, { token, what }) => held(shown, token, what),
  dropped: (shown, { token }) => held(shown, token, null),
  swapped: (shown, { token, what }) => held(shown, token, what),
  stopped: shown => ({ ...shown, walker: null }),
  jumped(shown, { token, from, cell, left }) {
    const load = loadIn(shown, token);
    const along = load === left ? null : load;
    return placed(
      shown,
      all(shown, from).filter(name => name === token || name === along),
      cell,
    );
  },
  did(shown, { token, from, cell, what, spent }) {
    const left = spent === undefined ? shown : gone(shown, spent);
    if (from !== undefined && cell !== undefined) {
      return placed(left, [token, loadIn(left, token)], cell);
    }
    const at = left.pieces.get(token)?.cell;
    return what === undefined || at === undefined ? left : placed(left, [what], at);
  },
  pits(shown, { sign, open }) {
    const others = (shown.labyrinth.open ?? []).filter(other => other !== sign);
    const signs = SIGNS.filter(each => others.includes(each) || (open && each === sign));
    return { ...shown, labyrinth: withOpen(shown.labyrinth, signs) };
  },
  regenerated: (shown, { token }) => marked(shown, token, false),
  drank: (shown, { what }) => gone(shown, what),
  portcullis(shown, { edge, state }) {
    const labyrinth = altered(shown.labyrinth, copy => setEdge(copy, edge as EdgeId, state));
    return { ...shown, labyrinth };
  },
  healed: (shown, { target }) => marked(shown, target, false),
  pushed: (shown, { from, cell }) => placed(shown, all(shown, from), cell),
  fireball: (shown, { token }) => gone(shown, loadIn(shown, token)),
  wounded: (shown, { token }) => marked(shown, token, true),
  killed: (shown, { token }) => gone(shown, token),
  lost: (shown, { token }) => gone(shown, token),
  broke: (shown, { token }) => gone(shown, token),
  left: (shown, { token, load }) => ({ ...gone(shown, token, load), walker: null }),
};

/** The board after one event. */
export function afterEvent(shown: ShownBoard, event: DuelEvent): ShownBoard {
  const after = AFTER[event.kind] as
    | ((shown: ShownBoard, event: DuelEvent) => ShownBoard)
    | undefined;
  return after ? after(shown, event) : shown;
}

/** Squares on which something is other than it was. */
export function changedCells(before: ShownBoard, after: ShownBoard): CellId[] {
  const names = new Set([...before.pieces.keys(), ...after.pieces.keys()]);
  const cells = [...names].flatMap(name => {
    const [was, is] = [before.pieces.get(name), after.pieces.get(name)];
    return was?.cell === is?.cell && was?.wounded === is?.wounded ? [] : [was?.cell, is?.cell];
  });
  return [...new Set(cells.filter(cell => cell !== undefined))];
}
