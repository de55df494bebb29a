import { describe, expect, it } from 'vitest';
import { takenIn } from './taken-in.ts';

describe('a file that is taken in', () => {
  it('is not even read when it is larger than any match', async () => {
    const film = {
      size: 6_000_000,
      slice: () => new Blob(['{"format":"film"']),
      text: () => Promise.reject(new Error('read all the same')),
    };
    const taken = await takenIn(film);
    expect(taken.ok ? null : taken.faults[0]!.code).toBe('match.too-large');
  });
});
