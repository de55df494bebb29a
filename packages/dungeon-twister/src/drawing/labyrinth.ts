import { defs, num, placed, type TokenSide } from '@oubliette/art';
import { edgeOf, stateOf } from '../board/edge.ts';
import { type Labyrinth, planUnder } from '../board/labyrinth.ts';
import { coversOf } from '../board/marker.ts';
import { isRevealed } from '../board/reveal.ts';
import { roomBack } from './back.ts';
import { boardFrame, frameWidth } from './frame.ts';
import { type Geometry, geometry, roomCorner, viewQuarters } from './geometry.ts';
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
  /** Further drawing upon the rooms, for the same geometry. */
  readonly upon?: (g: Geometry) => string;
}

/** A labyrinth as an SVG document that needs nothing else. */
export function labyrinthDocument(
  picture: LabyrinthPicture,
  { square = 60, portrait = false, title = '', upon = () => '' }: DocumentOptions = {},
): string {
  const g = geometry(square, { ...picture, rooms: picture.rooms.length, portrait });
  const margin = frameWidth(square) + 2;
  const [width, height] = [num(g.width + 2 * margin), num(g.height + 2 * margin)];
  const name = title && `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="${num(-margin)} ${num(-margin)} ${width} ${height}" width="${width}" height="${height}">${name}${defs()}${labyrinthDrawing(picture, g)}${upon(g)}</svg>\n`;
}
