import { num, palette } from '@oubliette/art';
import { edgeDepth, edgePlace, edgeThickness, type RoomEdge } from './edges.ts';

type Bar = readonly [left: number, top: number, right: number, bottom: number];

function bar({ axis, line, index }: RoomEdge, square: number): Bar {
  const half = (edgeThickness * square) / 2;
  const depth = edgeDepth(line, square);
  const from = Math.max(0, index * square - half);
  const to = Math.min(5 * square, (index + 1) * square + half);
  return axis === 'horizontal'
    ? [from, depth - half, to, depth + half]
    : [depth - half, from, depth + half, to];
}

const outline = ([left, top, right, bottom]: Bar): string =>
  `M${num(left)},${num(top)}H${num(right)}V${num(bottom)}H${num(left)}Z`;

function joints([left, top, right, bottom]: Bar): string {
  const lying = right - left > bottom - top;
  return [1 / 3, 2 / 3]
    .map(part =>
      lying
        ? `M${num(left + (right - left) * part)},${num(top)}V${num(bottom)}`
        : `M${num(left)},${num(top + (bottom - top) * part)}H${num(right)}`,
    )
    .join('');
}

/** Stone bars with one ink outline around their union, a face below and a shadow: heavy. */
export function walls(edges: readonly RoomEdge[], square: number): string {
  const thickness = edgeThickness * square;
  const bars = edges.map(edge => bar(edge, square));
  const stone = bars.map(outline).join('');
  const face = num(thickness * 0.32);
  return [
    `<path class="oub-soft" d="${stone}" transform="translate(2,${num(thickness * 0.55)})" opacity=".5"/>`,
    `<path class="oub-soft" d="${stone}" transform="translate(0,${face})" fill="${palette.stoneFace}" stroke="#0a0605" stroke-width="2.6" stroke-linejoin="round"/>`,
    `<path d="${stone}" fill="none" stroke="#0a0605" stroke-width="3" stroke-linejoin="round"/>`,
    `<path class="oub-wall" d="${stone}" fill="${palette.stone}"/>`,
    `<path class="oub-soft" d="${bars.map(joints).join('')}" stroke="#3a2e20" stroke-opacity=".6" stroke-width="1.1"/>`,
  ].join('');
}

/** Stones of a broken wall: place along the edge and across it, size. */
const STONES = [
  [-0.44, 0, 1],
  [-0.34, 0.5, 0.5],
  [-0.31, -0.45, 0.4],
  [0.33, -0.5, 0.55],
  [0.35, 0.4, 0.4],
  [0.45, 0, 1],
] as const;

/** What is left of a wall that somebody has broken: a gap between stumps (DT-PND-04). */
export function ruin(edge: RoomEdge, square: number): string {
  const { x, y, angle } = edgePlace(edge, square);
  const t = edgeThickness * square;
  const stones = STONES.map(([along, across, size]) => {
    const half = t * 0.5 * size;
    return `M${num(along * square - half)},${num(across * t + half)}l${num(half * 0.4)},${num(-half * 1.7)}l${num(half)},${num(-half * 0.3)}l${num(half * 0.6)},${num(half * 1.5)}z`;
  });
  return `<g transform="translate(${num(x)},${num(y)}) rotate(${angle})"><path class="oub-ruin" d="${stones.join('')}" fill="${palette.stone}" stroke="#0a0605" stroke-width="1.6" stroke-linejoin="round"/></g>`;
}
