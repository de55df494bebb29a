import { describe, expect, it } from 'vitest';
import { cut, fault } from './result.ts';

describe('what came from outside and is shown', () => {
  it('is short, whatever it holds', () => {
    expect(cut('Goblin')).toBe('Goblin');
    expect(cut('x'.repeat(1e6))).toHaveLength(60);
    expect(cut('\u202e'.repeat(1e6))).toHaveLength(60);
    expect(cut('👾'.repeat(50)).isWellFormed()).toBe(true);
    expect(fault('x', '\u0000'.repeat(500), '\u001b'.repeat(5000)).text.length).toBeLessThan(1001);
  });

  it('spells the signs that nobody sees', () => {
    expect(cut('a\u202eb\u001b[31m\ud800')).toBe('a\\u202eb\\u001b[31m\\ud800');
    expect(cut('Нага и נחש')).toBe('Нага и נחש');
  });
});
