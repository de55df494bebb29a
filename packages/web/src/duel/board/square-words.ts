import {
  type CellId,
  groundAt,
  isRevealed,
  lineAt,
  planUnder,
  positionAt,
  rowOf,
  turnedSquare,
} from '@oubliette/dungeon-twister';
import { viewQuarters } from '@oubliette/dungeon-twister/drawing';
import type { Plane } from '../../board/plane.ts';
import { pieceOf, seatOf } from '../words/mention.ts';
import type { en } from './messages.en.ts';
import type { Shown } from './shown.ts';
import { type Drawn, drawnTokens } from './tokens.ts';

type Texts = typeof en;

function tokenWords(texts: Texts, { name, wounded, with: load }: Drawn): string[] {
  return [
    texts.piece(pieceOf(name), seatOf(name)),
    ...(wounded ? [texts.wounded(pieceOf(name))] : []),
    ...(load === null ? [] : [texts.carries(texts.piece(pieceOf(load), seatOf(load)))]),
  ];
}

/** The spoken name of a square, with everybody and everything on it. */
export function squareWords(
  texts: Texts,
  { geometry }: Plane,
  shown: Shown,
  cell: CellId,
  drawn: readonly Drawn[] = drawnTokens(shown),
): string {
  const { labyrinth } = shown;
  const plan = planUnder(labyrinth);
  const position = positionAt(plan, cell);
  const company = drawn.filter(each => each.cell === cell).flatMap(each => tokenWords(texts, each));
  if (position === null) {
    const seat = lineAt(plan, cell) === plan.lines[0] ? 'blue' : 'yellow';
    const starter = shown.starters.get(cell);
    const hidden = starter === undefined ? [] : [texts.starter[starter]];
    const place = texts.lineSquare(rowOf(plan, cell) + 1);
    return [texts.line[seat], place, ...hidden, ...company].join(', ');
  }
  if (!isRevealed(labyrinth, position)) {
    const owners = shown.faceDown[position] ?? [];
    const of = (seat: 'blue' | 'yellow') => owners.filter(owner => owner === seat).length;
    const counts = { blue: of('blue'), yellow: of('yellow') };
    return [texts.faceDown(position + 1), texts.tokens(counts)].join(', ');
  }
  const room = labyrinth.rooms[position]!;
  const seen = turnedSquare(plan.squareOf[cell]!, viewQuarters(geometry));
  const place = texts.rowColumn(Math.floor(seen / 5) + 1, (seen % 5) + 1);
  const kind = groundAt(labyrinth, cell);
  const ground = kind === 'gear' ? [texts.gear(room.arrow)] : [texts.ground[kind] ?? []].flat();
  return [texts.room(room.id), place, ...ground, ...company].join(', ');
}
