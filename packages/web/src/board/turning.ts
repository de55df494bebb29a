/** Parts of the whole time: lift, turn with an overshoot, settle, drop. */
const lifted = 120 / 900;
const beyond = 640 / 900;
const settled = 740 / 900;

const ease = 'cubic-bezier(.3,0,.1,1)';
const overshoot = 3;
const lift = 1.03;

/** The angles of a room that has turned by so many clockwise quarters, from before to after. */
function angles(quarters: number): readonly [from: number, beyond: number] {
  return [-90 * quarters, overshoot * Math.sign(quarters)];
}

const frame = (offset: number, angle: number, scale: number, easing = 'ease-out'): Keyframe => ({
  offset,
  easing,
  transform: `rotate(${angle}deg) scale(${scale})`,
});

/** Keyframes of a room that lifts, turns and drops. It is drawn turned already. */
export function turning(quarters: number): Keyframe[] {
  const [from, over] = angles(quarters);
  return [
    frame(0, from, 1),
    frame(lifted, from, lift, ease),
    frame(beyond, over, lift, 'ease-in-out'),
    frame(settled, 0, lift),
    frame(1, 0, 1),
  ];
}

/** Keyframes of what stands in a turning room and must not turn: the very opposite. */
export function uprightWhileTurning(quarters: number): Keyframe[] {
  const [from, over] = angles(quarters);
  return [
    frame(0, -from, 1),
    frame(lifted, -from, 1, ease),
    frame(beyond, -over, 1, 'ease-in-out'),
    frame(settled, 0, 1),
    frame(1, 0, 1),
  ];
}
