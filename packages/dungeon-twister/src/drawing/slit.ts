import { num, palette } from '@oubliette/art';
import { edgePlace, edgeThickness, type RoomEdge } from './edges.ts';

/** Which sides of an edge lie in its own room, before (-1) and behind (1) the drawing's x axis. */
function litSides({ axis, line }: RoomEdge): readonly (-1 | 1)[] {
  if (line !== 0 && line !== 5) return [-1, 1];
  const inner = line === 0 ? 1 : -1;
  return [axis === 'horizontal' ? inner : (-inner as -1 | 1)];
}

/** The notch of an arrow slit on its wall, with a faint cone of light into the own room. */
export function slit(edge: RoomEdge, square: number): string {
  const { x, y, angle } = edgePlace(edge, square);
  const thickness = edgeThickness * square;
  const [half, wide, narrow, far] = [
    thickness * 0.5 + 1.5,
    square * 0.17,
    square * 0.04,
    square * 0.3,
  ] as const;
  const cone = (sense: number) =>
    `M${num(-wide * 0.55)},${num(sense * half)}L${num(-wide * 1.25)},${num(sense * far)}H${num(wide * 1.25)}L${num(wide * 0.55)},${num(sense * half)}Z`;
  const hourglass = (w: number, n: number, below: number) =>
    `M${num(-w)},${num(-half)}L${num(-n)},0L${num(-w)},${num(below)}H${num(w)}L${num(n)},0L${num(w)},${num(-half)}Z`;
  const face = angle === 0 ? thickness * 0.3 : 0;
  return [
    `<g transform="translate(${num(x)},${num(y)}) rotate(${angle})">`,
    `<path class="oub-soft" d="${litSides(edge).map(cone).join('')}" fill="${palette.amber}" opacity=".24"/>`,
    `<path class="oub-slit" d="${hourglass(wide, narrow, half + face)}" fill="#0a0605"/>`,
    `<path class="oub-slit-light" d="${hourglass(wide * 0.7, narrow * 0.6, half)}" fill="${palette.amber}"/>`,
    `<path class="oub-slit-light" d="M0,${num(-half)}V${num(half)}" stroke="#fffbe9" stroke-width="${num(Math.max(1.8, square * 0.045))}"/></g>`,
  ].join('');
}
