import { num, placed } from '@oubliette/art';
import {
  type Arrow,
  type EdgeSign,
  type Room,
  type RoomId,
  roomById,
} from '@oubliette/dungeon-twister';
import {
  eye,
  type Highlight,
  highlight,
  jumpArc,
  type PortcullisState,
  path,
  roomDrawing,
  roomFloor,
  sightLine,
  stepDisc,
} from '@oubliette/dungeon-twister/drawing';

export const SQUARE = 60;

/** A part of a drawing and what of it is shown: x, y, width, height. */
export interface Cutting {
  readonly drawing: string;
  readonly box: readonly [number, number, number, number];
}

const open = Array<string>(6).fill('-----');

/** A room of bare floor for showing one thing on it. */
function bareRoom(): Room {
  const slate = roomById('40L');
  return {
    id: 'bare' as RoomId,
    set: 'prison',
    number: 40,
    arrow: 'clockwise',
    ...slate,
    gear: 24,
    pits: [],
    horizontal: open,
    vertical: open,
  };
}

const withEdge = (column: number, sign: EdgeSign): Room => ({
  ...bareRoom(),
  vertical: open.map((signs, index) => (index === column ? sign.repeat(5) : signs)),
});

/** Two squares with an edge between them. */
export function innerEdge(sign: EdgeSign, state: PortcullisState = 'closed'): Cutting {
  const drawing = roomDrawing(
    { room: withEdge(2, sign), quarters: 0, portcullis: () => state },
    SQUARE,
  );
  return { drawing, box: [SQUARE, 2 * SQUARE, 2 * SQUARE, SQUARE] };
}

/** The border of two rooms: each has its own edge. */
export function borderEdges(left: EdgeSign, right: EdgeSign): Cutting {
  const gap = SQUARE * 0.11;
  const side = 5 * SQUARE;
  const drawing =
    roomDrawing({ room: withEdge(5, left), quarters: 0 }, SQUARE) +
    placed(side + gap, 0, roomDrawing({ room: withEdge(0, right), quarters: 0 }, SQUARE));
  return { drawing, box: [side + gap / 2 - SQUARE, 2 * SQUARE, 2 * SQUARE, SQUARE] };
}

const middleSquare: Cutting['box'] = [2 * SQUARE, 2 * SQUARE, SQUARE, SQUARE];

export function pitSquare(): Cutting {
  const room = { ...bareRoom(), pits: [12] };
  return { drawing: roomDrawing({ room, quarters: 0 }, SQUARE), box: middleSquare };
}

export function gearSquare(arrow: Arrow, number: number): Cutting {
  const room = { ...bareRoom(), gear: 12, arrow, number };
  return { drawing: roomDrawing({ room, quarters: 0 }, SQUARE), box: middleSquare };
}

const floor = () => roomFloor({ room: bareRoom(), quarters: 0 }, SQUARE);
const at = (column: number, row: number) =>
  [(column + 0.5) * SQUARE, (row + 0.5) * SQUARE] as const;

export function highlighted(kind: Highlight): Cutting {
  const mark = placed(...at(2, 2), highlight(kind, { square: SQUARE }));
  return { drawing: floor() + mark, box: middleSquare };
}

const threeSquares: Cutting['box'] = [SQUARE, 2 * SQUARE, 3 * SQUARE, SQUARE];

export function pathCutting(): Cutting {
  const drawing =
    floor() + path([at(1, 2), at(3, 2)], SQUARE) + placed(...at(2, 2), stepDisc(1, SQUARE));
  return { drawing, box: threeSquares };
}

export function jumpCutting(): Cutting {
  const room = { ...bareRoom(), pits: [12] };
  const drawing = roomDrawing({ room, quarters: 0 }, SQUARE) + jumpArc(at(1, 2), at(3, 2), SQUARE);
  return { drawing, box: threeSquares };
}

export function sightCutting(): Cutting {
  const [x, y] = at(3, 2);
  const drawing =
    roomDrawing({ room: withEdge(4, 'W'), quarters: 0 }, SQUARE) +
    sightLine({ from: at(1, 2), to: [x + SQUARE * 0.38, y], stopped: true }, SQUARE) +
    eye(at(1, 2), SQUARE);
  return { drawing, box: threeSquares };
}

export const viewBoxOf = ({ box }: Cutting): string => box.map(num).join(' ');
