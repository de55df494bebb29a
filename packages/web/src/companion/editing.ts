/** A position on somebody's own table, changed step by step; what cannot be is refused. */
import {
  type CellId,
  type EdgeId,
  edgeOf,
  groundAt,
  isRevealed,
  OUT_OF_GAME,
  type Position,
  planOf,
  positionAt,
  positionOfEdge,
  type SoloView,
  WOUNDED,
} from '@oubliette/dungeon-twister';
import { labyrinthOf } from '../duel/board/labyrinth.ts';
import { isCharacter } from '../duel/reading.ts';
import { isOfPrison, pieceOf } from '../duel/words/mention.ts';
import { viewAsDuel } from '../solo/view-as-duel.ts';

/** Why a token cannot be where it is. */
export type Impossible = 'face-down' | 'pit' | 'two-standing' | 'two-lying' | 'two-things';

export const labyrinthIn = (view: SoloView) => labyrinthOf(viewAsDuel(view));

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

export function withTurn(view: SoloView, position: number): SoloView {
  return {
    ...view,
    rooms: view.rooms.map((room, at) =>
      at === position ? { ...room, quarters: (room.quarters + 1) % 4 } : room,
    ),
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

function withToken(
  view: SoloView,
  name: string,
  change: Partial<SoloView['tokens'][number]>,
): SoloView {
  const tokens = view.tokens.map(token => (token.name === name ? { ...token, ...change } : token));
  const row = tokens
    .filter(token => isOfPrison(token.name) && isCharacter(token.name) && token.place >= 0)
    .map(token => ({ name: token.name, turned: 0 }));
  return { ...view, tokens, row };
}

export const withPlace = (view: SoloView, name: string, cell: number): SoloView =>
  withToken(view, name, { place: cell, marks: 0 });

export const without = (view: SoloView, name: string): SoloView =>
  withToken(view, name, { place: OUT_OF_GAME, marks: 0 });

export function withWound(view: SoloView, name: string): SoloView {
  const marks = view.tokens.find(token => token.name === name)?.marks ?? 0;
  return withToken(view, name, { marks: marks ^ WOUNDED });
}

/** What is impossible about a token where it lies now. */
export function impossible(view: SoloView, name: string): Impossible | null {
  const token = view.tokens.find(each => each.name === name);
  if (!token || token.place < 0) return null;
  const labyrinth = labyrinthIn(view);
  const cell = token.place as CellId;
  const position = positionAt(planOf(view.long), cell);
  if (position !== null && !isRevealed(labyrinth, position as Position)) return 'face-down';
  const company = view.tokens.filter(each => each.place === cell);
  const hasRope = company.some(each => pieceOf(each.name) === 'rope');
  const fliesOver = pieceOf(name) === 'rope' || hasRope;
  if (groundAt(labyrinth, cell) === 'pit' && !fliesOver) return 'pit';
  const others = company.filter(each => each.name !== name);
  if (!isCharacter(name)) {
    return others.some(each => !isCharacter(each.name)) ? 'two-things' : null;
  }
  const isWounded = (each: { readonly marks: number }) => (each.marks & WOUNDED) !== 0;
  const alike = others.some(each => isCharacter(each.name) && isWounded(each) === isWounded(token));
  if (!alike) return null;
  return isWounded(token) ? 'two-lying' : 'two-standing';
}

/** Everything that keeps the position from being one. */
export function impossibleIn(
  view: SoloView,
): { readonly name: string; readonly why: Impossible }[] {
  return view.tokens.flatMap(({ name }) => {
    const why = impossible(view, name);
    return why ? [{ name, why }] : [];
  });
}
