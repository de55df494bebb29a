/** Reading the picture of a room (picture.ts says how it is drawn). */

import { fail, ok, type Result } from '@oubliette/kernel';
import { DECLARED_GROUNDS, type DeclaredGround } from './nature.ts';
import {
  DECLARED_SIGNS,
  LYING_EDGES,
  PICTURE_LINES,
  PICTURE_WIDTH,
  STANDING_EDGES,
} from './picture.ts';
import { type EdgeSign, ROOM_SIDE, type Room } from './room.ts';

export interface PictureFault {
  readonly what:
    | 'line-count'
    | 'line-too-long'
    | 'no-corner'
    | 'unknown-edge'
    | 'unknown-square'
    | 'no-gear'
    | 'second-gear';
  /** Place in the picture, counted from 1 as an editor does. */
  readonly line: number;
  readonly column: number;
  readonly found: string;
}

/** A stretch of a line; row and column are those of the square that it is, is above or is left of. */
interface Piece {
  readonly kind: 'corner' | 'lying' | 'standing' | 'square' | 'surplus';
  readonly row: number;
  readonly column: number;
  readonly at: { readonly line: number; readonly column: number };
  readonly found: string;
}

const PRINTED: readonly EdgeSign[] = ['-', 'W', 'P', 'S'];
const LYING = PRINTED.map(sign => LYING_EDGES[sign]);
const STANDING = PRINTED.map(sign => STANDING_EDGES[sign]);
const EDGE_SIGNS: ReadonlyMap<string, EdgeSign> = new Map(
  PRINTED.flatMap(sign => [
    [LYING_EDGES[sign], sign],
    [STANDING_EDGES[sign], sign],
  ]),
);
const signOf = (ground: DeclaredGround): string => ` ${DECLARED_SIGNS[ground]} `;
const EDGE_LINES = Array.from({ length: ROOM_SIDE + 1 }, (_, line) => line);

type Known = { readonly signs: readonly string[]; readonly otherwise: PictureFault['what'] };

const KNOWN: Readonly<Record<Piece['kind'], Known>> = {
  corner: { signs: ['+'], otherwise: 'no-corner' },
  lying: { signs: LYING, otherwise: 'unknown-edge' },
  standing: { signs: STANDING, otherwise: 'unknown-edge' },
  square: {
    signs: [' . ', ' O ', ' G ', ...DECLARED_GROUNDS.map(signOf)],
    otherwise: 'unknown-square',
  },
  surplus: { signs: [], otherwise: 'line-too-long' },
};

/** What the picture shows, or everything that is wrong with it. */
export function readPicture(
  picture: string,
): Result<Pick<Room, 'gear' | 'pits' | 'grounds' | 'horizontal' | 'vertical'>, PictureFault> {
  const lines = picture.replace(/^\r?\n|\n\s*$/g, '').split(/\r?\n/);
  if (lines.length !== PICTURE_LINES) {
    const found = String(lines.length);
    return fail({ what: 'line-count', line: lines.length, column: 1, found });
  }
  const pieces = lines.flatMap(piecesOfLine);
  const [gear, ...moreGears] = squaresWith(pieces, ' G ');
  const faults = [
    ...pieces.filter(isUnknown).map(piece => fault(KNOWN[piece.kind].otherwise, piece)),
    ...moreGears.map(piece => fault('second-gear', piece)),
  ];
  if (!gear) faults.push({ what: 'no-gear', line: PICTURE_LINES, column: 1, found: '' });
  if (!gear || faults.length > 0) return fail(...faults);
  const lying = pieces.filter(({ kind }) => kind === 'lying');
  const standing = pieces.filter(({ kind }) => kind === 'standing');
  const grounds = DECLARED_GROUNDS.flatMap(ground =>
    squaresWith(pieces, signOf(ground)).map(piece => [squareOf(piece), ground] as const),
  );
  return ok({
    ...(grounds.length > 0 && { grounds }),
    gear: squareOf(gear),
    pits: squaresWith(pieces, ' O ').map(squareOf),
    horizontal: EDGE_LINES.map(line => signsOf(lying.filter(({ row }) => row === line))),
    vertical: EDGE_LINES.map(line => signsOf(standing.filter(({ column }) => column === line))),
  });
}

function isUnknown({ kind, found }: Piece): boolean {
  return !KNOWN[kind].signs.includes(found);
}

function fault(what: PictureFault['what'], { at, found }: Piece): PictureFault {
  return { what, ...at, found };
}

function squaresWith(pieces: readonly Piece[], sign: string): Piece[] {
  return pieces.filter(({ kind, found }) => kind === 'square' && found === sign);
}

function squareOf({ row, column }: Piece): number {
  return row * ROOM_SIDE + column;
}

function signsOf(edges: readonly Piece[]): string {
  return edges.map(({ found }) => EDGE_SIGNS.get(found)).join('');
}

function piecesOfLine(text: string, index: number): Piece[] {
  const line = text.trimEnd().padEnd(PICTURE_WIDTH);
  const row = Math.floor(index / 2);
  const onEdges = index % 2 === 0;
  const narrow = onEdges ? 'corner' : 'standing';
  const broad = onEdges ? 'lying' : 'square';
  const piece = (kind: Piece['kind'], column: number, from: number, to?: number): Piece => ({
    kind,
    row,
    column,
    at: { line: index + 1, column: from + 1 },
    found: line.slice(from, to),
  });

  const pieces = EDGE_LINES.flatMap(column => {
    const from = column * 4;
    const edge = piece(narrow, column, from, from + 1);
    return column < ROOM_SIDE ? [edge, piece(broad, column, from + 1, from + 4)] : [edge];
  });
  if (line.length > PICTURE_WIDTH) pieces.push(piece('surplus', ROOM_SIDE, PICTURE_WIDTH));
  return pieces;
}
