import { describe, expect, it } from 'vitest';
import { gifWriter } from './gif.ts';

const SIDE = 40;
const RED = [200, 30, 30, 255];
const BLUE = [20, 30, 200, 255];

/** A red field with a blue square, so many pixels from the left. */
function frame(left: number): Uint8Array {
  const pixels = Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    return x >= left && x < left + 5 && y < 5 ? BLUE : RED;
  });
  return Uint8Array.from(pixels.flat());
}

function animation(...lefts: readonly number[]): Uint8Array {
  const gif = gifWriter([frame(0)], SIDE, SIDE);
  for (const left of lefts) gif.add(frame(left), 100);
  return gif.end();
}

describe('an animation', () => {
  it('is a GIF of its size', () => {
    const bytes = animation(0, 10);
    expect(new TextDecoder().decode(bytes.slice(0, 6))).toBe('GIF89a');
    expect([bytes[6], bytes[8]]).toEqual([SIDE, SIDE]);
  });

  it('holds of further frames only what has changed', () => {
    const one = animation(0).length;
    const still = animation(0, 0).length;
    const moved = animation(0, 20).length;
    expect(still - one).toBeLessThan(moved - one);
    expect(moved - one).toBeLessThan(one);
  });
});
