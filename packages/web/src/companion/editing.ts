/** A position on somebody's own table, changed step by step. */
import {
  type CellId,
  type EdgeId,
  edgeOf,
  followTurn,
  OUT_OF_GAME,
  type Position,
  planOf,
  positionOfEdge,
  type SoloView,
  WOUNDED,
} from '@oubliette/dungeon-twister';
import { isCharacter } from '../duel/reading.ts';
import { isOfPrison } from '../duel/words/mention.ts';

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
  const turned = (place: number) =>
    place < 0 ? place : followTurn(plan, position as Position, 'clockwise', place as CellId);
  return {
    ...view,
    rooms: view.rooms.map((room, at) =>
      at === position ? { ...room, quarters: (room.quarters + 1) % 4 } : room,
    ),
    tokens: view.tokens.map(token => ({ ...token, place: turned(token.place) })),
  };
}

/** Closed, open, broken, and closed again. */
export function withGate(view: SoloView, edge: EdgeId): SoloView {
  const position = positionOfEdge(edge);
  const number = edge - edgeOf(position, 0);
  const without = (edges: readonly number[]) => edges.filter(each => each !== number);
  return {
    ...view,
    rooms: view.rooms.map((room, at) => {
      if (at !== position) return room;
      const [open, broken] = [without(room.open), without(room.broken)];
      if (room.broken.includes(number)) return { ...room, open, broken };
      return room.open.includes(number)
        ? { ...room, open, broken: [...broken, number] }
        : { ...room, open: [...open, number], broken };
    }),
  };
}

/** Every character of the prison on the board has its card in the row. */
export function withTokens(view: SoloView, tokens: SoloView['tokens']): SoloView {
  const row = tokens
    .filter(token => isOfPrison(token.name) && isCharacter(token.name) && token.place >= 0)
    .map(token => ({ name: token.name, turned: 0 }));
  return { ...view, tokens, row };
}

function withToken(
  view: SoloView,
  name: string,
  change: Partial<SoloView['tokens'][number]>,
): SoloView {
  return withTokens(
    view,
    view.tokens.map(token => (token.name === name ? { ...token, ...change } : token)),
  );
}

/** Moves a token, wounded or not; one that comes from beside the board is healthy. */
export const withPlace = (view: SoloView, name: string, cell: number): SoloView =>
  withToken(view, name, { place: cell });

export const without = (view: SoloView, name: string): SoloView =>
  withToken(view, name, { place: OUT_OF_GAME, marks: 0 });

export function withWound(view: SoloView, name: string): SoloView {
  const marks = view.tokens.find(token => token.name === name)?.marks ?? 0;
  return withToken(view, name, { marks: marks ^ WOUNDED });
}
