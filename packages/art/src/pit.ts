import { grain } from './grain.ts';
import { num, type Point, pair, polar, polygon } from './svg.ts';

const corners = 24;
const strokes = 48;

/** So many random numbers around a circle, turned by clockwise quarters. */
function around(count: number, quarters: number, random: () => number): number[] {
  const numbers = Array.from({ length: count }, random);
  const shift = (quarters & 3) * (count / 4);
  return numbers.map((_, index) => numbers[(index + count - shift) % count]!);
}

/** A ring between circle and square, ragged inwards by up to `raggedness`. */
function ring(radius: number, raggedness: number, jags: readonly number[]): Point[] {
  return jags.map((jag, index) => {
    const angle = (index * 2 * Math.PI) / corners;
    const [x, y] = polar(angle, 1);
    const squareness = (Math.abs(x) ** 5 + Math.abs(y) ** 5) ** (-1 / 5);
    return polar(angle, radius * squareness * (1 - raggedness * jag) * 0.99);
  });
}

const length = ([x, y]: Point): number => Math.hypot(x, y);

/**
 * A ragged black hole with hatched walls; it fills nine tenths of a square. The shape turns with
 * its room, the light on the far rim does not.
 */
export function pit(square: number, seed: number, quarters = 0): string {
  const random = grain(seed);
  const radius = square * 0.45;
  const rim = ring(radius, 0.1, around(corners, quarters, random));
  const deep = ring(radius * 0.7, 0.16, around(corners, quarters, random));
  const slants = around(strokes, quarters, random);
  const lengths = around(strokes, quarters, random);
  let lit = '';
  let dark = '';
  for (let stroke = 0; stroke < strokes; stroke++) {
    const angle = (stroke * 2 * Math.PI) / strokes + slants[stroke]! * 0.08;
    const from = length(rim[Math.floor(stroke / 2) % corners]!);
    const [x, y] = polar(angle, from * (0.58 - lengths[stroke]! * 0.22));
    const line = `M${pair(polar(angle, from * 0.97))}L${num(x)},${num(y + radius * 0.1)}`;
    if (Math.sin(angle) < 0.1) lit += line;
    else dark += line;
  }
  const cracks = Array.from({ length: 3 }, () => {
    const from = Math.floor(random() * corners) + (quarters & 3) * (corners / 4);
    const [x, y] = rim[from % corners]!;
    return `M${num(x)},${num(y)}l${num(x * 0.12)},${num(y * 0.12)}`;
  });
  const bottom = polygon(deep.map(([x, y]): Point => [x * 0.84, y * 0.84]));
  return [
    `<path class="oub-pit" d="${polygon(rim)}" fill="#2b231b" stroke="#0a0605" stroke-width="2.6" stroke-linejoin="round"/>`,
    `<g class="oub-soft"><path d="${lit}" stroke="#a3906d" stroke-opacity=".75" stroke-width="1.4"/><path d="${dark}" stroke="#5a4b39" stroke-opacity=".8" stroke-width="1.2"/>`,
    `<g transform="translate(0,${num(radius * 0.1)})"><path d="${polygon(deep)}" opacity=".55"/><path d="${bottom}"/></g>`,
    `<path d="${polygon(rim)}" fill="none" stroke="#d3c19b" stroke-opacity=".6" stroke-width="1.3" stroke-linejoin="round"/><path d="${cracks.join('')}" stroke="#0a0605" stroke-width="1.6"/></g>`,
    `<path class="oub-cross" d="M${num(-radius / 2)},${num(-radius / 2)}L${num(radius / 2)},${num(radius / 2)}M${num(radius / 2)},${num(-radius / 2)}L${num(-radius / 2)},${num(radius / 2)}" stroke="#fff" stroke-width="3"/>`,
  ].join('');
}
