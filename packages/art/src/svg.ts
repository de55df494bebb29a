/** A number as SVG text: two decimals at most, no trailing zeros. */
export const num = (value: number): string => String(Math.round(value * 100) / 100 || 0);

export type Point = readonly [x: number, y: number];

export const pair = ([x, y]: Point): string => `${num(x)},${num(y)}`;

/** A closed polygon as path data. */
export const polygon = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;

/** The point at an angle (radians, 0 is right, clockwise on screen) and a distance. */
export const polar = (angle: number, distance: number): Point => [
  distance * Math.cos(angle),
  distance * Math.sin(angle),
];

/** Puts a drawing made around the origin somewhere else. */
export const placed = (x: number, y: number, drawing: string): string =>
  `<g transform="translate(${num(x)},${num(y)})">${drawing}</g>`;

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Figures and letters inside drawings, centred at x = 0; y is the base line. */
export function lettering(text: string, size: number, y: number, fill: string): string {
  return `<text y="${num(y)}" text-anchor="middle" font-family="Alegreya Sans, Segoe UI, sans-serif" font-weight="700" font-size="${num(size)}" fill="${fill}">${escaped(text)}</text>`;
}
