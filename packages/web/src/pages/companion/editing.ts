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
  STRUCK,
  WOUNDED,
} from '@oubliette/dungeon-twister';
import { isCharacter } from '../../duel/seen/reading.ts';
import { isOfPrison } from '../../duel/words/mention.ts';

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

/** Every character of the prison on the board has its card in the row, the newcomers at its end. */
export function withTokens(view: SoloView, tokens: SoloView['tokens']): SoloView {
  const here = tokens
    .filter(token => isOfPrison(token.name) && isCharacter(token.name) && token.place >= 0)
    .map(({ name }) => name);
  const kept = view.row.filter(({ name }) => here.includes(name));
  const fresh = here.filter(name => !kept.some(card => card.name === name));
  return { ...view, tokens, row: [...kept, ...fresh.map(name => ({ name, turned: 0 }))] };
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

export const withWound = (view: SoloView, name: string): SoloView =>
  withToken(view, name, { marks: marksOf(view, name) ^ WOUNDED });

/** Wounded in this very turn, healed or not: no target before the next one (DS-CMB-04). */
export const withStruck = (view: SoloView, name: string): SoloView =>
  withToken(view, name, { marks: marksOf(view, name) ^ STRUCK });

const marksOf = ({ tokens }: SoloView, name: string): number =>
  tokens.find(token => token.name === name)?.marks ?? 0;

/** AP that the one who acts has left. */
export const withLeft = (view: SoloView, left: number): SoloView => ({
  ...view,
  left: Math.min(MOST_AP, Math.max(0, left)),
});

const MOST_AP = 5;
