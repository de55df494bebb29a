/** A position on somebody's own table, changed step by step. */
import {
  type CellId,
  type EdgeId,
  edgeName,
  followTurn,
  isOnBoard,
  planOf,
  positionOfEdge,
  printCell,
  type RoomPosition,
  type SoloView,
} from '@oubliette/dungeon-twister';
import { cellOf, isCharacter } from '../../duel/seen/reading.ts';
import { isOfPrison } from '../../duel/words/mention.ts';

type Token = SoloView['tokens'][number];

/** Lays a room; one that lies elsewhere changes places with it. */
export function withRoom(view: SoloView, position: number, name: string | null): SoloView {
  const before = view.rooms[position]!;
  const elsewhere = name === null ? -1 : view.rooms.findIndex(room => room.name === name);
  const bare = { open: [], broken: [] };
  return {
    ...view,
    rooms: view.rooms.map((room, at) => {
      if (at === position) return { ...room, name, ...bare };
      return at === elsewhere ? { ...room, name: before.name, ...bare } : room;
    }),
  };
}

/** A quarter clockwise, and everything in the room with it (DT-ROT-04). */
export function withTurn(view: SoloView, position: number): SoloView {
  const plan = planOf(view.long);
  const turned = (token: Token): Token => {
    const cell = cellOf(view, token);
    if (cell === null) return token;
    const to = followTurn(plan, position as RoomPosition, 'clockwise', cell);
    return { ...token, place: printCell(plan, to) };
  };
  return {
    ...view,
    rooms: view.rooms.map((room, at) =>
      at === position ? { ...room, quarters: (room.quarters + 1) % 4 } : room,
    ),
    tokens: view.tokens.map(turned),
  };
}

/** Closed, open, broken, and closed again. */
export function withGate(view: SoloView, edge: EdgeId): SoloView {
  const position = positionOfEdge(edge);
  const name = edgeName(edge);
  const without = (edges: readonly string[]) => edges.filter(each => each !== name);
  return {
    ...view,
    rooms: view.rooms.map((room, at) => {
      if (at !== position) return room;
      const [open, broken] = [without(room.open), without(room.broken)];
      if (room.broken.includes(name)) return { ...room, open, broken };
      return room.open.includes(name)
        ? { ...room, open, broken: [...broken, name] }
        : { ...room, open: [...open, name], broken };
    }),
  };
}

/** Every character of the prison on the board has its card in the row, the newcomers at its end. */
export function withTokens(view: SoloView, tokens: SoloView['tokens']): SoloView {
  const here = tokens
    .filter(token => isOfPrison(token.name) && isCharacter(token.name) && isOnBoard(token))
    .map(({ name }) => name);
  const kept = view.row.filter(({ name }) => here.includes(name));
  const fresh = here.filter(name => !kept.some(card => card.name === name));
  return { ...view, tokens, row: [...kept, ...fresh.map(name => ({ name }))] };
}

function withToken(view: SoloView, name: string, change: (token: Token) => Token): SoloView {
  return withTokens(
    view,
    view.tokens.map(token => (token.name === name ? change(token) : token)),
  );
}

/** Moves a token, wounded or not; one that comes from beside the board is healthy. */
export const withPlace = (view: SoloView, name: string, cell: number): SoloView =>
  withToken(view, name, token => ({
    ...token,
    place: printCell(planOf(view.long), cell as CellId),
  }));

export const without = (view: SoloView, name: string): SoloView =>
  withToken(view, name, () => ({ name, place: 'out' }));

export const withWound = (view: SoloView, name: string): SoloView =>
  withToken(view, name, ({ wounded, ...token }) => (wounded ? token : { ...token, wounded: true }));

/** Wounded in this very turn, healed or not: no target before the next one (DS-CMB-04). */
export const withStruck = (view: SoloView, name: string): SoloView =>
  withToken(view, name, ({ struck, ...token }) => (struck ? token : { ...token, struck: true }));

/** AP that the one who acts has left. */
export const withLeft = (view: SoloView, left: number): SoloView => ({
  ...view,
  left: Math.min(MOST_AP, Math.max(0, left)),
});

const MOST_AP = 5;
