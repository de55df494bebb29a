import { describe, expect, it } from 'vitest';
import { stepOf } from './keyboard.ts';

const board = (...cells: string[]) => ({
  board: cells.map(cell => ({ id: 'T01', cell, quarters: 0, open: 'NESW', caved: '', closed: '' })),
});

describe('arrow keys on the map', () => {
  const map = board('@0,0', '@1,0', '@3,0', '@2,-1', '@0,2');
  it('go to the tile beside', () => expect(stepOf('ArrowRight', '@0,0', map)).toBe('@1,0'));
  it('jump over a gap', () => expect(stepOf('ArrowDown', '@0,0', map)).toBe('@0,2'));
  it('rather stay in the row', () => expect(stepOf('ArrowRight', '@1,0', map)).toBe('@3,0'));
  it('stay where nothing lies ahead', () => expect(stepOf('ArrowLeft', '@0,0', map)).toBeNull());
  it('leave other keys alone', () => expect(stepOf('Enter', '@0,0', map)).toBeNull());
});
