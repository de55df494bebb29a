import { geometry } from '@oubliette/dungeon-twister/drawing';
import { describe, expect, it } from 'vitest';
import { rimNames } from './rim.ts';

const namesIn = (rim: string) => [...rim.matchAll(/>(\w+)</g)].map(([, words]) => words);
const placeOf = (rim: string, words: string) => {
  const [, x, y] = new RegExp(`x="([^"]+)" y="([^"]+)">${words}<`).exec(rim)!;
  return [Number(x), Number(y)] as const;
};

describe('the rim of the board', () => {
  it('has letters along the maze from Blue’s line and numbers across it', () => {
    const names = namesIn(rimNames(geometry(50)));
    expect(names.slice(0, 22).join('')).toBe('abcdefghijklmnopqrstuv');
    expect(names.slice(22, 32).join(' ')).toBe('1 2 3 4 5 6 7 8 9 10');
  });

  it('lets the letters run down the side of a board that is turned', () => {
    const rim = rimNames(geometry(36, { portrait: true }));
    expect(placeOf(rim, 'b')[0]).toBe(placeOf(rim, 'a')[0]);
    expect(placeOf(rim, 'b')[1]).toBeGreaterThan(placeOf(rim, 'a')[1]);
    expect(placeOf(rim, '10')[0]).toBeLessThan(placeOf(rim, '1')[0]);
  });
});
