import { describe, expect, it } from 'vitest';
import { turning, uprightWhileTurning } from './turning.ts';

const angle = ({ transform }: Keyframe): number =>
  Number(/rotate\((-?\d+)deg\)/.exec(String(transform))![1]);

describe('a turning room', () => {
  it.each([1, -1, 2])('by %i quarters ends where it is drawn, after an overshoot', quarters => {
    const angles = turning(quarters).map(angle);
    expect(angles[0]).toBe(-90 * quarters);
    expect(angles.at(-1)).toBe(0);
    expect(angles).toContain(3 * Math.sign(quarters));
  });

  it('keeps tokens and numbers upright in every frame', () => {
    const frames = turning(1);
    const upright = uprightWhileTurning(1);
    expect(upright.map(frame => frame.offset)).toEqual(frames.map(frame => frame.offset));
    expect(upright.map(frame => frame.easing)).toEqual(frames.map(frame => frame.easing));
    expect(upright.map((frame, index) => angle(frame) + angle(frames[index]!))).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });
});
