import { defs, num, placed, type TokenSide } from '@oubliette/art';
import { edgeOf, stateOf } from '../board/edge.ts';
import { type Labyrinth, planUnder } from '../board/labyrinth.ts';
import { coversOf } from '../board/marker.ts';
import { isRevealed } from '../board/reveal.ts';
import { ROOM_SIDE } from '../board/room.ts';
import { roomBack } from './back.ts';
import { boardFrame, frameWidth } from './frame.ts';
import {
  type BoardPoint,
  centreOf,
  type Geometry,
  geometry,
  roomCorner,
  viewQuarters,
} from './geometry.ts';
import { startingLines } from './line.ts';
import { type RoomPicture, roomDrawing } from './room.ts';

/** What lies at a position: a revealed room, or a back with the tokens put on it. */
export type RoomOnBoard =
  | (RoomPicture & { readonly revealed: true })
  | { readonly revealed: false; readonly tokens?: readonly TokenSide[] };

export interface LabyrinthPicture {
  readonly long: number;
  readonly wide?: number | undefined;
  /** Positions R0, R1, … */
  readonly rooms: readonly RoomOnBoard[];
}

/** What there is to see of a labyrinth: unrevealed rooms keep their secret. */
export function pictureOf(labyrinth: Labyrinth): LabyrinthPicture {
  const rooms = planUnder(labyrinth).positions.map((position): RoomOnBoard => {
    if (!isRevealed(labyrinth, position)) return { revealed: false };
    return {
      revealed: true,
      room: labyrinth.rooms[position]!,
      quarters: labyrinth.quarters[position]!,
      portcullis: ({ number }) => stateOf(labyrinth, edgeOf(position, number)),
      covers: coversOf(labyrinth, position),
    };
  });
  const { long, wide } = planUnder(labyrinth);
  return { long, wide, rooms };
}

const lyingDrawing = (lying: RoomOnBoard, g: Geometry): string =>
  lying.revealed
    ? roomDrawing({ ...lying, quarters: lying.quarters + viewQuarters(g) }, g.square)
    : roomBack(g.square, lying.tokens);

/** Frame, lines and rooms; tokens and highlights are laid upon it. */
export function labyrinthDrawing({ rooms }: LabyrinthPicture, g: Geometry): string {
  const slabs = rooms.map((lying, position) =>
    placed(...roomCorner(g, position), lyingDrawing(lying, g)),
  );
  return [boardFrame(g), startingLines(g), ...slabs].join('');
}

export interface DocumentOptions {
  readonly square?: number;
  readonly portrait?: boolean;
  /** What a reader who cannot see it is told. */
  readonly title?: string;
  /** Nothing but the rooms that lie face up, the lines beside them, and the surroundings of these squares. */
  readonly around?: readonly BoardPoint[];
  /** Further drawing upon the rooms, for the same geometry. */
  readonly upon?: (g: Geometry) => string;
}

/** A labyrinth as an SVG document that needs nothing else. */
export function labyrinthDocument(
  picture: LabyrinthPicture,
  { square = 60, portrait = false, title = '', around, upon = () => '' }: DocumentOptions = {},
): string {
  const g = geometry(square, { ...picture, rooms: picture.rooms.length, portrait });
  const { left, top, width, height } = around ? faceUpIn(picture, g, around) : wholeOf(g);
  const name = title && `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">${name}${defs()}${labyrinthDrawing(picture, g)}${upon(g)}</svg>\n`;
}

/** Where a picture is cut. */
interface PictureBox {
  readonly left: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
}

/** Squares to each side of one that must be seen, from its middle. */
const SURROUNDINGS = 2;

const marginOf = ({ square }: Geometry): number => frameWidth(square) + 2;

const boxOf = (left: number, top: number, right: number, bottom: number): PictureBox => ({
  left: num(left),
  top: num(top),
  width: num(right - left),
  height: num(bottom - top),
});

function wholeOf(g: Geometry): PictureBox {
  const margin = marginOf(g);
  return boxOf(-margin, -margin, g.width + margin, g.height + margin);
}

/** A room at the end of the labyrinth shows the line beside it, too. */
function faceUpIn(
  { rooms }: LabyrinthPicture,
  g: Geometry,
  around: readonly BoardPoint[],
): PictureBox {
  const side = ROOM_SIDE * g.square;
  const corners = rooms.flatMap(({ revealed }, position) =>
    revealed ? [roomCorner(g, position)] : [],
  );
  if (corners.length === 0) return wholeOf(g);
  const middles = around.map(place => centreOf(g, place));
  const far = SURROUNDINGS * g.square;
  const margin = marginOf(g);
  /** Past the outermost room there is nothing but a line and the frame. */
  const cut = (along: readonly number[], seen: readonly number[], length: number) => {
    const first = Math.min(...along, ...seen.map(at => at - far));
    const last = Math.max(...along.map(at => at + side), ...seen.map(at => at + far));
    return [
      first < 2 * g.square ? -margin : first - g.gap,
      last > length - 2 * g.square ? length + margin : last + g.gap,
    ] as const;
  };
  const [left, right] = cut(
    corners.map(([x]) => x),
    middles.map(([x]) => x),
    g.width,
  );
  const [top, bottom] = cut(
    corners.map(([, y]) => y),
    middles.map(([, y]) => y),
    g.height,
  );
  return boxOf(left, top, right, bottom);
}
