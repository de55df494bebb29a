import { palette } from './palette.ts';
import { lettering, num, type Point, pair, polar, polygon } from './svg.ts';

export interface Gear {
  readonly arrow: 'clockwise' | 'counter-clockwise';
  readonly number: number;
  readonly colour: string;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function cog(radius: number, teeth: number): string {
  const half = Math.PI / teeth;
  const points: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const angle = 2 * half * tooth;
    points.push(
      polar(angle - half * 0.56, radius * 0.84),
      polar(angle - half * 0.36, radius),
      polar(angle + half * 0.36, radius),
      polar(angle + half * 0.56, radius * 0.84),
    );
  }
  return polygon(points);
}

/** Three quarters of a circle with the head at the bottom, where the turn goes. */
function arrow(clockwise: boolean, radius: number, square: number, colour: string): string {
  const sense = clockwise ? 1 : -1;
  const from = polar(radians(clockwise ? -215 : 35), radius);
  const end = radians(clockwise ? 35 : -215);
  const to = polar(end, radius);
  const heading = end + (sense * Math.PI) / 2;
  const head = square * 0.15;
  const beside = (angle: number, distance: number): Point => {
    const [x, y] = polar(angle, distance);
    return [to[0] + x, to[1] + y];
  };
  const tip = polygon([
    beside(heading, head),
    beside(heading + Math.PI / 2, head * 0.72),
    beside(heading - Math.PI / 2, head * 0.72),
  ]);
  return `<path d="M${pair(from)}A${num(radius)},${num(radius)} 0 1,${clockwise ? 1 : 0} ${pair(to)}" fill="none" stroke="${colour}" stroke-width="${num(square * 0.062)}"/><path d="${tip}" fill="${colour}"/>`;
}

/** The teeth alone: they turn before the room does. */
export function gearTeeth({ colour }: Gear, square: number): string {
  const outline = cog(square * 0.41, 10);
  return `<path class="oub-soft" d="${outline}" transform="translate(0,2)" opacity=".5"/><path class="oub-face" d="${outline}" fill="#1a1410" stroke="${colour}" stroke-opacity=".75" stroke-width="${num(square * 0.024)}"/>`;
}

/** Arrow and number: they stay upright. */
export function gearSign({ arrow: way, number, colour }: Gear, square: number): string {
  return (
    arrow(way === 'clockwise', square * 0.41 * 0.64, square, colour) +
    lettering(String(number), square * 0.31, square * 0.11, palette.focus)
  );
}

export const gear = (state: Gear, square: number): string =>
  gearTeeth(state, square) + gearSign(state, square);

/** The number of a covered gear, for the upper left corner of its square. */
export function gearTag({ number, colour }: Gear, square: number): string {
  const [w, h] = [square * 0.3, square * 0.25];
  return `<rect x="${num(-w / 2)}" y="${num(-h / 2)}" width="${num(w)}" height="${num(h)}" rx="2" fill="${palette.black}" stroke="${colour}" stroke-width="1.3"/>${lettering(String(number), square * 0.235, square * 0.085, palette.focus)}`;
}
