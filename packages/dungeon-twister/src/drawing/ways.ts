import { lettering, num, type Point, pair, palette, pictogram, placed } from '@oubliette/art';
import './deed-signs.ts';

const ground = (d: string, square: number): string =>
  `<path d="${d}" fill="none" stroke="${palette.outline}" stroke-opacity=".8" stroke-width="${num(square * 0.17)}" stroke-linejoin="round" stroke-linecap="round"/>`;

const heading = ([ax, ay]: Point, [bx, by]: Point): number =>
  (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;

/** A path over squares' middles, with its arrowhead. */
export function path(
  points: readonly Point[],
  square: number,
  colour: string = palette.path,
): string {
  const [before, last] = points.slice(-2);
  if (!before || !last) return '';
  const d = `M${points.map(pair).join('L')}`;
  const at = (x: number, y: number) => `${num(x * square)},${num(y * square)}`;
  return [
    ground(d, square),
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(square * 0.085)}" stroke-linejoin="round" stroke-linecap="round"/>`,
    `<path transform="translate(${pair(last)}) rotate(${num(heading(before, last))})" d="M${at(0.24, 0)}L${at(-0.08, -0.2)}L${at(-0.01, 0)}L${at(-0.08, 0.2)}Z" fill="${colour}" stroke="${palette.outline}" stroke-width="2" stroke-linejoin="round"/>`,
  ].join('');
}

/** A jump: a dashed arc that rises above its ground. */
export function jumpArc(from: Point, to: Point, square: number): string {
  const top = `${num((from[0] + to[0]) / 2)},${num((from[1] + to[1]) / 2 - square * 0.75)}`;
  const d = `M${pair(from)}Q${top} ${pair(to)}`;
  return `${ground(d, square)}<path d="${d}" fill="none" stroke="${palette.path}" stroke-width="${num(square * 0.08)}" stroke-dasharray="${num(square * 0.13)} ${num(square * 0.1)}" stroke-linecap="round"/>`;
}

/** The number of an action point along a path. */
export const stepDisc = (step: number, square: number, colour: string = palette.path): string =>
  `<circle r="${num(square * 0.19)}" fill="${palette.outline}" stroke="${colour}" stroke-width="1.8"/>${lettering(String(step), square * 0.25, square * 0.085, colour)}`;

/** The hourglass of a slit that a path crosses; the angle is the path's. */
export function slitCrossed(square: number, angle: number): string {
  const [w, h] = [num(square * 0.13), num(square * 0.12)];
  return `<path transform="rotate(${num(angle)})" d="M-${h},-${w}L${h},${w}H-${h}L${h},-${w}Z" fill="${palette.amber}" stroke="${palette.outline}" stroke-width="1.6" stroke-linejoin="round"/>`;
}

export interface SightLine {
  readonly from: Point;
  readonly to: Point;
  /** Whether something bars it where it ends; otherwise it ends with the board. */
  readonly stopped: boolean;
}

/** A line of sight: dotted, with a red bar across where it stops. */
export function sightLine({ from, to, stopped }: SightLine, square: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const begin = square * 0.3;
  const bar = stopped
    ? `<path d="M${num(length)},${num(-square * 0.3)}V${num(square * 0.3)}" stroke="${palette.outline}" stroke-width="${num(square * 0.15)}" stroke-linecap="round"/><path d="M${num(length)},${num(-square * 0.28)}V${num(square * 0.28)}" stroke="${palette.harm}" stroke-width="${num(square * 0.08)}" stroke-linecap="round"/>`
    : '';
  const beam =
    length > begin
      ? `<path d="M${num(begin)},0H${num(length)}" stroke="${palette.outline}" stroke-opacity=".7" stroke-width="${num(square * 0.12)}" stroke-linecap="round" stroke-dasharray="0 ${num(square * 0.17)}"/><path d="M${num(begin)},0H${num(length)}" stroke="${palette.path}" stroke-width="${num(square * 0.07)}" stroke-linecap="round" stroke-dasharray="0 ${num(square * 0.17)}"/>`
      : '';
  return `<g transform="translate(${pair(from)}) rotate(${num(heading(from, to))})">${beam}${bar}</g>`;
}

/** The eye that looks. */
export const eye = (at: Point, square: number): string =>
  placed(
    at[0],
    at[1],
    `<circle r="${num(square * 0.19)}" fill="${palette.outline}" stroke="${palette.path}" stroke-width="1.6"/>${pictogram('eye-target', { size: square * 0.28, fill: palette.path })}`,
  );
