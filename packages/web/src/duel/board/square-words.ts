import {
  type CellId,
  COLOURS,
  groundAt,
  isRevealed,
  planUnder,
  positionAt,
} from '@oubliette/dungeon-twister';
import { faceOf } from '../seen/pieces.ts';
import type { ShownBoard } from '../seen/shown.ts';
import { type DrawnOnSquare, drawnTokens } from '../seen/tokens.ts';
import { pieceOf } from '../words/mention.ts';
import { cornersOf, squareName } from '../words/square-name.ts';
import type { en } from './messages.en.ts';

type Texts = typeof en;

function tokenWords(texts: Texts, { name, wounded, with: load }: DrawnOnSquare): string[] {
  return [
    texts.piece(pieceOf(name), faceOf(name).seat),
    ...(wounded ? [texts.wounded(pieceOf(name))] : []),
    ...(load === null ? [] : [texts.carries(texts.piece(pieceOf(load), faceOf(load).seat))]),
  ];
}

/** What a game says of an unrevealed room besides what lies on it. */
export type ToCome = (room: number) => string | undefined;

/** The spoken name of a square, with everybody and everything on it. */
export function squareWords(
  texts: Texts,
  shown: ShownBoard,
  cell: CellId,
  drawn: readonly DrawnOnSquare[] = drawnTokens(shown),
  toCome?: ToCome,
): string {
  const { labyrinth } = shown;
  const plan = planUnder(labyrinth);
  const position = positionAt(plan, cell);
  const company = drawn.filter(each => each.cell === cell).flatMap(each => tokenWords(texts, each));
  if (position === null) {
    const seat = COLOURS[plan.lineOf[cell]!]!;
    const starter = shown.starters.get(cell);
    const hidden = starter === undefined ? [] : [texts.starter(starter)];
    return [squareName(plan, cell), texts.line(seat), ...hidden, ...company].join(', ');
  }
  if (!isRevealed(labyrinth, position)) {
    const owners = shown.faceDown[position] ?? [];
    const counts = plan.lines.map((_, side) => {
      const seat = COLOURS[side]!;
      return [seat, owners.filter(owner => owner === seat).length] as const;
    });
    const lying = owners.length > 0 ? [texts.tokens(counts)] : [];
    const room = texts.faceDown(cornersOf(plan, position));
    return [squareName(plan, cell), room, ...lying, toCome?.(position) ?? []].flat().join(', ');
  }
  const room = labyrinth.rooms[position]!;
  const kind = groundAt(labyrinth, cell);
  const ground = kind === 'gear' ? [texts.gear(room.arrow)] : [texts.ground[kind] ?? []].flat();
  return [squareName(plan, cell), texts.room(room.id), ...ground, ...company].join(', ');
}
