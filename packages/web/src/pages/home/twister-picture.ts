import { metals, num, placed, sideLetters, token } from '@oubliette/art';
import { PRISON_ROOMS, type Room, roomById } from '@oubliette/dungeon-twister';
import {
  characterPictograms,
  roomDrawing,
  roomFloor,
  roomMasonry,
  roomPits,
  roomPortcullises,
  squareCentre,
} from '@oubliette/dungeon-twister/drawing';
import type { WrittenLanguage } from '../../i18n/choose.ts';

export const twisterField = { width: 650, height: 470 };

const SQUARE = 48;
const MIDDLE = { x: 322, y: 166 };

type Character = keyof typeof characterPictograms;

interface Explorer {
  readonly character: Character;
  readonly side: 'yellow' | 'blue';
  readonly cell: number;
}

const explorers: readonly Explorer[] = [
  { character: 'backstabber', side: 'blue', cell: 5 },
  { character: 'mekanork', side: 'yellow', cell: 12 },
  { character: 'colossus', side: 'blue', cell: 16 },
  { character: 'naga', side: 'yellow', cell: 23 },
];

/** The other rooms, sunk in the dark around the one that turns. */
function darkRooms(): string {
  const side = 5.11 * SQUARE;
  const order = ['40R', '39L', '38L', '39R', '37L', '40L'];
  const rooms = order.flatMap(id => PRISON_ROOMS.filter(room => room.id === id));
  const slabs = rooms.map((room, index) =>
    placed(
      -60 + (index % 3) * side,
      -118 + Math.floor(index / 3) * side,
      roomDrawing({ room, quarters: index }, SQUARE),
    ),
  );
  return `<g opacity=".5">${slabs.join('')}</g>`;
}

function turningRoom(room: Room, language: WrittenLanguage): string {
  const half = (5 * SQUARE) / 2;
  const picture = { room, quarters: 0 };
  const stone = [roomFloor, roomPits, roomMasonry, roomPortcullises]
    .map(part => part(picture, SQUARE))
    .join('');
  const figures = explorers.map(({ character, side, cell }) => {
    const [x, y] = squareCentre(cell, SQUARE);
    const figure = token(
      { side, pictogram: characterPictograms[character], letter: sideLetters[language][side] },
      SQUARE * 0.38,
    );
    return placed(x - half, y - half, `<g class="door-upright">${figure}</g>`);
  });
  return `<g class="door-turning">${placed(-half, -half, stone)}${figures.join('')}</g>`;
}

/** Two arrows around the room, the way its gear turns. */
function turnArrows(): string {
  const r = 178;
  const arrow = `M${num(r * Math.cos(-0.72))},${num(r * Math.sin(-0.72))}A${r},${r} 0 0,1 ${num(r * Math.cos(0.02))},${num(r * Math.sin(0.02))}`;
  const tip = `M${r - 11},-8L${num(r + 0.5)},6L${r + 11},-9`;
  const one = ['#0b0705', metals.yellow.light]
    .map(
      (colour, layer) =>
        `<path d="${arrow}${tip}" fill="none" stroke="${colour}" stroke-width="${layer ? 5 : 10}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
  return `<g>${one}</g><g transform="rotate(180)">${one}</g>`;
}

/** A room caught in the middle of its turn, with everything that stands in it. */
export function twisterPicture(language: WrittenLanguage): string {
  const room = roomById('37R');
  if (!room) return '';
  return [
    darkRooms(),
    placed(
      MIDDLE.x,
      MIDDLE.y,
      `<circle r="166" fill="#0b0806" fill-opacity=".86"/><circle class="oub-soft" r="166" fill="url(#oub-lamp)" opacity=".8"/>${turningRoom(room, language)}${turnArrows()}`,
    ),
  ].join('');
}
