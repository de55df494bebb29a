import { describe, expect, it } from 'vitest';
import { advance, begin, redo, reset, undo } from './history.ts';

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
    expect(reset(first)).toBe(first);
  });

  it('forgets what was taken back once something else is done', () => {
    expect(advance(undo(walked), 'd').future).toEqual([]);
  });

  it('can take a reset back', () => {
    const again = reset(walked);
    expect(again.now).toBe('a');
    expect(undo(again).now).toBe('c');
  });
});
