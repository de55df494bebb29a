import type { TokenSide } from './sides.ts';
import { num, pair, polar, polygon } from './svg.ts';

const around = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index * 2 * Math.PI) / count);

export const disc = (r: number): string =>
  `M${num(-r)},0a${num(r)},${num(r)} 0 1,0 ${num(2 * r)},0a${num(r)},${num(r)} 0 1,0 ${num(-2 * r)},0Z`;

const octagon = (r: number): string =>
  polygon(around(8).map(angle => polar(angle + Math.PI / 8, r * 1.06)));

const lozenge = (r: number): string => polygon(around(4).map(angle => polar(angle, r * 1.2)));

const hexagon = (r: number): string => polygon(around(6).map(angle => polar(angle, r * 1.1)));

const pentagon = (r: number): string =>
  polygon(around(5).map(angle => polar(angle - Math.PI / 2, r * 1.12)));

const scallops = (r: number): string => {
  const arc = `A${num(r * 0.32)},${num(r * 0.32)} 0 0,1 `;
  const [first, ...rest] = around(10).map(angle => pair(polar(angle, r * 0.93)));
  return `M${first}${[...rest, first].map(point => arc + point).join('')}Z`;
};

const shield = (r: number): string => {
  const [w, top, low, tip] = [r * 0.94, -r * 0.86, r * 0.78, r * 1.12].map(num) as [
    string,
    string,
    string,
    string,
  ];
  const bend = num(r * 0.12);
  return `M-${w},${top}Q0,-${tip} ${w},${top}V${bend}Q${w},${low} 0,${tip}Q-${w},${low} -${w},${bend}Z`;
};

const spikes = (count: number, r: number, outer: number, inner: number) =>
  around(count * 2).map((angle, index) =>
    polar(angle - Math.PI / 2, r * (index % 2 ? inner : outer)),
  );

const teeth = (r: number): string => polygon(spikes(9, r, 1.08, 0.86));

const flames = (r: number): string => {
  const points = spikes(6, r, 1.2, 0.78);
  const curves = points.map((valley, index) =>
    index % 2 ? `Q${pair(valley)} ${pair(points[(index + 1) % points.length]!)}` : '',
  );
  return `M${pair(points[0]!)}${curves.join('')}Z`;
};

const rims: Readonly<Record<TokenSide, (r: number) => string>> = {
  yellow: disc,
  blue: octagon,
  purple: scallops,
  green: lozenge,
  red: hexagon,
  prison: scallops,
  neutral: pentagon,
  humans: shield,
  troglodytes: teeth,
  demon: flames,
};

/** The outline that tells a side without its colour, as path data around the origin. */
export const rim = (side: TokenSide, r: number): string => rims[side](r);

/** The outline for small badges and inner rings, where the wilder rims would be noise. */
export const quietRim = (side: TokenSide, r: number): string =>
  side === 'yellow' || side === 'blue' || side === 'humans' ? rims[side](r) : disc(r);
