import { gear, grain, num, paint, pit, placed } from '@oubliette/art';
import type { DeclaredGround, Ground } from '../board/nature.ts';
import { type Room, turnedSquare } from '../board/room.ts';
import { type PrintedEdge, printedEdges, turnedEdge } from './edges.ts';
import { gearOf } from './gear-of.ts';
import { type PortcullisState, portcullisAt } from './portcullis.ts';
import { slit } from './slit.ts';
import { tintOf } from './tints.ts';
import { ruin, walls } from './walls.ts';

export interface RoomPicture {
  readonly room: Room;
  /** Clockwise quarters from the orientation it is printed in. */
  readonly quarters: number;
  /** The state of an edge, named as printed: a portcullis, or a wall that was broken. Closed when left out. */
  readonly portcullis?: ((edge: PrintedEdge) => PortcullisState) | undefined;
  /** Squares as drawn that are something else now: under a marker, or a remote pit that stands open. */
  readonly covers?: ReadonlyMap<number, Ground> | undefined;
}

const seedOf = (room: Room): number =>
  [...room.id].reduce((seed, letter) => seed * 31 + letter.charCodeAt(0), 7) % 99991;

/** The middle of a room's square, in the room. */
export const squareCentre = (cell: number, square: number): readonly [number, number] => [
  ((cell % 5) + 0.5) * square,
  (Math.floor(cell / 5) + 0.5) * square,
];

/** Slabs a little lighter and darker than their neighbours. */
function patina(square: number, random: () => number): string {
  const shades = new Map<number, string>();
  for (let cell = 0; cell < 25; cell++) {
    const shade = Math.round((random() - 0.5) * 4);
    if (!shade) continue;
    const [x, y] = [(cell % 5) * square, Math.floor(cell / 5) * square];
    const slab = `M${num(x)},${num(y)}h${num(square)}v${num(square)}h${num(-square)}z`;
    shades.set(shade, (shades.get(shade) ?? '') + slab);
  }
  return [...shades]
    .map(
      ([shade, slabs]) =>
        `<path d="${slabs}" fill="${shade > 0 ? '#fff' : '#000'}" opacity="${num(Math.abs(shade) * 0.03)}"/>`,
    )
    .join('');
}

/** The floor with its paving, which turns with the room, and the lamp, which does not. */
export function roomFloor({ room, quarters }: RoomPicture, square: number): string {
  const tint = tintOf(room);
  const random = grain(seedOf(room));
  const side = 5 * square;
  const shades = patina(square, random);
  const joints = tint.paving(square, random);
  const grid = [1, 2, 3, 4].map(
    line => `M${num(line * square)},0V${num(side)}M0,${num(line * square)}H${num(side)}`,
  );
  const turn = `transform="rotate(${(quarters & 3) * 90} ${num(side / 2)} ${num(side / 2)})"`;
  const slab = `width="${num(side)}" height="${num(side)}"`;
  return [
    `<rect x="-2" y="-2" width="${num(side + 4)}" height="${num(side + 4)}" fill="#070504"/>`,
    `<rect class="oub-floor" ${slab} fill="${tint.floor}"/>`,
    `<g class="oub-soft"><g ${turn}>${shades}<path d="${joints}" fill="none" stroke="#000" stroke-opacity=".22"/></g>`,
    `<g transform="translate(.8,1)"><path ${turn} d="${joints}" fill="none" stroke="#ffe9bf" stroke-opacity=".07"/></g>`,
    `<rect ${slab} fill="${paint('room')}"/></g>`,
    `<path class="oub-grid" d="${grid.join('')}" stroke="#000" stroke-opacity=".42" stroke-width="1.4"/>`,
  ].join('');
}

type GroundPainter = (ground: DeclaredGround, x: number, y: number, square: number) => string;
let paintGround: GroundPainter = () => '';

/** Who plays with further sets brings the pictures of their grounds along; nobody else fetches them. */
export function provideGrounds(painter: GroundPainter): void {
  paintGround = painter;
}

/** Pits, and whatever else a further set has in place of floor (DT-EXT-01 to 04). */
export function roomPits({ room, quarters, covers }: RoomPicture, square: number): string {
  const isShown = (cell: number) => covers?.has(cell) !== true;
  const painted = (cell: number, ground: DeclaredGround) =>
    paintGround(ground, ...squareCentre(turnedSquare(cell, quarters), square), square);
  const hole = (cell: number, index: number) => {
    const [x, y] = squareCentre(turnedSquare(cell, quarters), square);
    return placed(x, y, pit(square, seedOf(room) * 7 + index * 13, quarters));
  };
  const grounds = (room.grounds ?? [])
    .filter(([cell]) => isShown(cell))
    .map(([cell, ground]) => painted(cell, ground));
  const pits = room.pits.map((cell, index) => (isShown(cell) ? hole(cell, index) : ''));
  const over = [...(covers ?? [])].map(([cell, ground]) => {
    if (ground === 'pit') return hole(cell, cell);
    return ground === 'floor' ? '' : painted(cell, ground as DeclaredGround);
  });
  return [...pits, ...grounds, ...over].join('');
}

/** Walls and slits, and what is left of those that somebody has broken (DT-PND-04). */
export function roomMasonry(picture: RoomPicture, square: number): string {
  const { room, quarters, portcullis = () => 'closed' } = picture;
  const isBroken = (edge: PrintedEdge) => portcullis(edge) === 'broken';
  const stone = printedEdges(room).filter(({ sign }) => sign !== 'P');
  const ruins = stone.filter(isBroken).map(edge => ruin(turnedEdge(edge, quarters), square));
  const edges = stone
    .filter(edge => !isBroken(edge))
    .map(edge => ({ ...turnedEdge(edge, quarters), sign: edge.sign }));
  const solid = edges.filter(({ sign }) => sign === 'W' || sign === 'S');
  const slits = edges.filter(({ sign }) => sign === 'S');
  return ruins.join('') + walls(solid, square) + slits.map(edge => slit(edge, square)).join('');
}

export function roomPortcullises(picture: RoomPicture, square: number): string {
  const { room, quarters, portcullis = () => 'closed' } = picture;
  return printedEdges(room)
    .filter(({ sign }) => sign === 'P')
    .map(edge => portcullisAt(turnedEdge(edge, quarters), portcullis(edge), square))
    .join('');
}

export function roomGear({ room, quarters }: RoomPicture, square: number): string {
  const [x, y] = squareCentre(turnedSquare(room.gear, quarters), square);
  return placed(x, y, gear(gearOf(room), square));
}

/** A whole revealed room; its upper left corner is the origin, its side five squares. */
export function roomDrawing(picture: RoomPicture, square: number): string {
  return [roomFloor, roomPits, roomGear, roomMasonry, roomPortcullises]
    .map(part => part(picture, square))
    .join('');
}

/** A room as a picture of its own, for sheets and rulebooks. */
export function roomDocument(picture: RoomPicture, square = 60, defs = ''): string {
  const side = num(5 * square + 8);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side} ${side}" width="${side}" height="${side}">${defs}${roomDrawing(picture, square)}</svg>`;
}
