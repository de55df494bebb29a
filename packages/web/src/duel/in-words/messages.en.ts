import type { Arrow, DuelSeat } from '@oubliette/dungeon-twister';
import { seats } from '../words/phrases.en.ts';

export const en = {
  hand: 'Cards, rooms and the turn',
  square: (name: string) => `On square ${name}`,
  walk: (square: string, what: readonly string[]) => [`To ${square}`, ...what].join(', '),
  place: (piece: string, square: string) => `${piece} on ${square}`,
  ap: (points: number) => `${points} AP`,

  standing: 'How it stands',
  turn: (turn: number, side: string, left: number) =>
    `Turn ${turn}. It is the turn of ${side}. ${left} AP left`,
  sides: (seat: DuelSeat) => seats[seat],
  side: (name: string, points: number, target: number) => `${name}: ${points} of ${target} VP`,
  cards: (actions: number, jumps: number, combat: number) =>
    `in hand ${actions} Action, ${jumps} Jump, ${combat} Combat`,
  pieces: (name: string) => `On the board: ${name}`,
  nobody: 'Nobody',
  out: (pieces: readonly string[]) => `Out of the game: ${pieces.join(', ')}`,
  things: 'Objects that nobody carries',
  at: (what: string, square: string) => `${what}: ${square}`,
  rooms: 'Rooms',
  room: (name: string, corners: string) => `Room ${name}, ${corners}`,
  faceDown: (corners: string) => `Unrevealed room ${corners}`,
  marks: {
    gear: (squares: string, arrow: Arrow) => `gear on ${squares}, turns ${arrow}`,
    pit: (squares: string) => `pits: ${squares}`,
    closed: (edges: string) => `closed portcullises: ${edges}`,
    open: (edges: string) => `open portcullises: ${edges}`,
    broken: (edges: string) => `broken: ${edges}`,
    slit: (edges: string) => `slits: ${edges}`,
  },
};
