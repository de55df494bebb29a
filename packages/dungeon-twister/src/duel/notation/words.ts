import type { NotationWords } from '@oubliette/kernel';
import type { Arrow, Direction } from '../../board/index.ts';
import { partsOfName } from '../../pieces/roster.ts';

const WAYS = ['north', 'east', 'south', 'west'] as const;
const ARROWS: readonly Arrow[] = ['clockwise', 'counter-clockwise'];

export function printWay(direction: Direction): string {
  return WAYS[direction]!;
}

export function readWay(words: NotationWords): Direction {
  return WAYS.indexOf(words.oneOf('direction', WAYS)) as Direction;
}

export function readArrow(words: NotationWords): Arrow {
  return words.oneOf('turning direction', ARROWS);
}

/** `B:naga`, whether or not it is in the match: that is for the rules to say. */
export function readToken(words: NotationWords): string {
  const name = words.word('a token such as B:naga');
  return partsOfName(name) === null ? words.refuse(`“${name}” is no token such as B:naga.`) : name;
}

/** `R5`. */
export function readRoom(words: NotationWords): number {
  const text = words.word('a room such as R5');
  const [, number] = /^R(\d{1,2})$/.exec(text) ?? [];
  return number === undefined ? words.refuse(`“${text}” is no room such as R5.`) : Number(number);
}

/** `@3,4`. */
export function readSpot(words: NotationWords): { readonly x: number; readonly y: number } {
  const text = words.word('a square such as @3,4');
  const [, x, y] = /^@(\d{1,2}),(\d{1,2})$/.exec(text) ?? [];
  if (x === undefined || y === undefined)
    return words.refuse(`“${text}” is no square such as @3,4.`);
  return { x: Number(x), y: Number(y) };
}
