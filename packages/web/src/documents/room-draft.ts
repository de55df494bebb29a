import {
  type Arrow,
  DECLARED_GROUNDS,
  DECLARED_SIGNS,
  type DeclaredGround,
  ROOM_SIDE,
  ROOM_SQUARES,
  type Room,
} from '@oubliette/dungeon-twister';
import { pictureOf, type RoomEntry } from '@oubliette/dungeon-twister/documents';

/** Signs of squares and edges, as the pictures of rooms have them. */
export const SQUARE_SIGNS = `.OG${DECLARED_GROUNDS.map(ground => DECLARED_SIGNS[ground]).join('')}`;
export const EDGE_SIGNS = '-WPS';
export type SquareSign = string;
export type DraftedEdge = string;

const EDGE_COUNT = 60;
const FLOOR = '.';
const GEAR = 'G';

/** Grounds of further sets in the order of their signs, which begin after floor, pit and gear. */
const groundOf = (sign: SquareSign): DeclaredGround | undefined =>
  DECLARED_GROUNDS[SQUARE_SIGNS.indexOf(sign) - 3];

/** A room on the drawing table: a sign for each square, and one for each edge as it is numbered. */
export interface RoomDraft {
  readonly id: string;
  readonly arrow: Arrow;
  readonly antiMagic: boolean;
  readonly squares: string;
  readonly edges: string;
}

/** Two rooms of one number. */
export interface PairDraft {
  readonly number: number;
  readonly rooms: readonly [RoomDraft, RoomDraft];
}

export const otherWay = (arrow: Arrow): Arrow =>
  arrow === 'clockwise' ? 'counter-clockwise' : 'clockwise';

const put = (signs: string, at: number, sign: string): string =>
  signs.slice(0, at) + sign + signs.slice(at + 1);

/** A room has one gear: whoever draws another moves it. */
export function withSquare(room: RoomDraft, square: number, sign: SquareSign): RoomDraft {
  const cleared = sign === GEAR ? room.squares.replace(GEAR, FLOOR) : room.squares;
  return { ...room, squares: put(cleared, square, sign) };
}

/** The same sign again opens the edge. */
export function withEdge(room: RoomDraft, edge: number, sign: DraftedEdge): RoomDraft {
  return { ...room, edges: put(room.edges, edge, room.edges[edge] === sign ? '-' : sign) };
}

export function bareRoom(id: string, arrow: Arrow): RoomDraft {
  const squares = put(FLOOR.repeat(ROOM_SQUARES), Math.floor(ROOM_SQUARES / 2), GEAR);
  return { id, arrow, antiMagic: false, squares, edges: '-'.repeat(EDGE_COUNT) };
}

export function barePair(number: number): PairDraft {
  return {
    number,
    rooms: [bareRoom(`${number}L`, 'counter-clockwise'), bareRoom(`${number}R`, 'clockwise')],
  };
}

const fives = (signs: string): string[] =>
  Array.from({ length: signs.length / ROOM_SIDE }, (_, row) =>
    signs.slice(row * ROOM_SIDE, (row + 1) * ROOM_SIDE),
  );

/** The room as a document has it: drawn in eleven lines. */
export function entryOf(room: RoomDraft, number: number): RoomEntry {
  const { id, arrow, antiMagic } = room;
  const lines = fives(room.edges);
  const squares = fives(room.squares);
  const half = EDGE_COUNT / 2 / ROOM_SIDE;
  const [horizontal, vertical] = [lines.slice(0, half), lines.slice(half)];
  const picture = pictureOf({ id, number, arrow, squares, horizontal, vertical })!
    .split('\n')
    .map(line => line.trimEnd());
  return { id, number, arrow, ...(antiMagic && { antiMagic: true as const }), picture };
}

/** A room that was read, back on the table. */
export function draftOf(room: Room): RoomDraft {
  const squares = Array.from({ length: ROOM_SQUARES }, (_, square) => {
    if (room.gear === square) return GEAR;
    if (room.pits.includes(square)) return 'O';
    const ground = room.grounds?.find(([at]) => at === square)?.[1];
    return ground === undefined ? FLOOR : SQUARE_SIGNS[DECLARED_GROUNDS.indexOf(ground) + 3]!;
  });
  return {
    id: room.id,
    arrow: room.arrow,
    antiMagic: room.antiMagic === true,
    squares: squares.join(''),
    edges: [...room.horizontal, ...room.vertical].join(''),
  };
}

/** The room as it can be drawn, sound or not; without a gear its number is nowhere. */
export function shownRoom(room: RoomDraft, number: number): Room {
  const { id, arrow, squares, edges } = room;
  const signs = [...squares];
  const lines = fives(edges);
  return {
    id: id as Room['id'],
    set: 'draft',
    number,
    arrow,
    gear: signs.indexOf(GEAR),
    pits: signs.flatMap((sign, square) => (sign === 'O' ? [square] : [])),
    grounds: signs.flatMap((sign, square) => {
      const ground = groundOf(sign);
      return ground === undefined ? [] : [[square, ground] as const];
    }),
    horizontal: lines.slice(0, 6),
    vertical: lines.slice(6),
  };
}
