import { describe, expect, it } from 'vitest';
import { advance, begin, moveTo, redo, undo } from './history.ts';

const walked = advance(advance(begin('a'), 'b'), 'c');

describe('history', () => {
  it('goes back and forth', () => {
    expect(undo(walked).now).toBe('b');
    expect(undo(undo(walked)).now).toBe('a');
    expect(redo(undo(walked))).toEqual(walked);
  });

  it('stays at its ends', () => {
    const first = begin('a');
    expect(undo(first)).toBe(first);
    expect(redo(walked)).toBe(walked);
  });

  it('forgets what was taken back once something else is done', () => {
    expect(advance(undo(walked), 'd').future).toEqual([]);
  });

  it('moves to any of its moments and loses none', () => {
    expect(moveTo(walked, 0)).toEqual({ past: [], now: 'a', future: ['b', 'c'] });
    expect(moveTo(moveTo(walked, 0), 2)).toEqual(walked);
  });
});
