import { num, type Point, pair } from '@oubliette/art';
import { MOUTH, turned } from './floor.ts';
import { type DrawnTileKind, type Opening, openings, type Tile } from './kinds.ts';

/** What covers the floor of a tile; it is cut off where the floor ends. */
export const grounds: Partial<Record<DrawnTileKind, (tile: Tile, size: number) => string>> = {
  flooded: (_, size) => waves(size),
  trapped: (_, size) => plates(size),
  hungry: teeth,
};

export const groundColours: Partial<Record<DrawnTileKind, string>> = {
  'pentacle-room': '#4c3d38',
  exit: '#6a5a3c',
  stash: '#55472f',
  lair: '#4a3a2a',
  hungry: '#5a3429',
  flooded: '#2b4a50',
  mechanism: '#4a4038',
};

function waves(size: number): string {
  const rows = 12;
  const wave = `q${num(size / 36)},-4 ${num(size / 18)},0t${num(size / 18)},0`.repeat(9);
  const row = (index: number) =>
    `M${num(-size / 2)},${num(-size / 2 + (index * size) / rows)}${wave}`;
  const every = (rest: number) =>
    Array.from({ length: rows + 1 }, (_, index) => (index % 2 === rest ? row(index) : '')).join('');
  return `<path d="${every(0)}" fill="none" stroke="#9fd8dc" stroke-opacity=".3" stroke-width="1.6"/><path d="${every(1)}" fill="none" stroke="#9fd8dc" stroke-opacity=".55" stroke-width="1.6"/>`;
}

function plates(size: number): string {
  const pitch = size * 0.135;
  const half = size * 0.055;
  const places = [-2, -1, 0, 1, 2].flatMap(column =>
    [-2, -1, 0, 1, 2].map((row): Point => [column * pitch, row * pitch]),
  );
  const frames = places.map(
    ([x, y]) =>
      `M${pair([x - half, y - half])}h${num(2 * half)}v${num(2 * half)}h${num(-2 * half)}Z`,
  );
  const nails = places.map(place => `M${pair(place)}h0`);
  return `<path d="${frames.join('')}" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="1.5"/><path d="${nails.join('')}" stroke="#000" stroke-width="${num(size * 0.026)}" stroke-linecap="round"/>`;
}

/** Teeth along every wall: on both sides of a passage, and across where there is none. */
function teeth(tile: Tile, size: number): string {
  const edge = MOUTH * 0.47;
  const rows = openings.flatMap(opening =>
    tile.openings.includes(opening)
      ? [
          toothRow(opening, [edge, -edge], [edge, -0.5]),
          toothRow(opening, [-edge, -0.5], [-edge, -edge]),
        ]
      : [toothRow(opening, [-edge, -edge], [edge, -edge])],
  );
  const path = rows
    .flat()
    .map(points => `M${points.map(([x, y]) => pair([x * size, y * size])).join('L')}Z`);
  return `<path d="${path.join('')}" fill="#efe2c6" stroke="#0a0706" stroke-width="1.5" stroke-linejoin="round"/>`;
}

const TOOTH = { pitch: 0.11, width: 0.075, height: 0.085 };

/** Teeth on the wall from one place to another; they point to the right-hand side of that way, inwards. */
function toothRow(opening: Opening, from: Point, to: Point): Point[][] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const along: Point = [dx / length, dy / length];
  const inwards: Point = from[0] === to[0] ? [-Math.sign(from[0]), 0] : [0, 1];
  const count = Math.round(length / TOOTH.pitch);
  const at = (way: number, depth: number): Point =>
    turned(
      [
        from[0] + along[0] * way + inwards[0] * depth,
        from[1] + along[1] * way + inwards[1] * depth,
      ],
      opening,
    );
  return Array.from({ length: count }, (_, index) => {
    const middle = ((index + 0.5) * length) / count;
    return [
      at(middle - TOOTH.width / 2, 0),
      at(middle, TOOTH.height),
      at(middle + TOOTH.width / 2, 0),
    ];
  });
}
