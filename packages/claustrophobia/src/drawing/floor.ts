import { grain, num, type Point, pair, polar, polygon } from '@oubliette/art';
import { bearing, type Opening, type Tile } from './kinds.ts';

/** Width of a passage where it meets the next tile; the same on all tiles, so that they join. */
export const MOUTH = 0.35;

const JITTER = 0.035;

/** Width of the passage on its way from the middle (0) to the border (1). */
const widths: Readonly<Record<'tight' | 'usual', (way: number) => number>> = {
  tight: way => (way > 0.8 ? 0.17 + (MOUTH - 0.17) * ((way - 0.8) / 0.2) : 0.17),
  usual: () => MOUTH,
};

interface Cave {
  readonly radius: number;
  /** 2 is a circle, more is squarer. */
  readonly squareness: number;
  readonly corners: number;
}

function caveOf({ kind, room }: Tile): Cave {
  if (kind === 'tight') return { radius: 0.11, squareness: 2, corners: 14 };
  if (!room) return { radius: MOUTH * 0.62, squareness: 2.6, corners: 18 };
  const round = kind === 'pentacle-room' || kind === 'exit';
  return { radius: 0.385, squareness: round ? 2.4 : 3.4, corners: 30 };
}

function cavePoints({ radius, squareness, corners }: Cave, random: () => number): Point[] {
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner * 2 * Math.PI) / corners;
    const [x, y] = polar(angle, 1);
    const bulge = (Math.abs(x) ** squareness + Math.abs(y) ** squareness) ** (-1 / squareness);
    return polar(angle, radius * bulge * (1 - 0.1 * random()));
  });
}

/** A passage from the middle to one border; only its walls waver, never its mouth. */
export function passagePoints(tile: Tile, opening: Opening, random: () => number): Point[] {
  const width = widths[tile.kind === 'tight' ? 'tight' : 'usual'];
  const steps = 6;
  const wall = (side: -1 | 1): Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const way = step / steps;
      const waver = step === steps ? 0 : (random() - 0.5) * JITTER;
      return turned([(side * width(way)) / 2 + waver, -way / 2], opening);
    });
  return [...wall(-1), ...wall(1).reverse()];
}

/** A place in a tile whose opening looks north, turned to where the opening really is. */
export function turned([x, y]: Point, opening: Opening): Point {
  const angle = (bearing[opening] * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}

/** A closed curve through the middles between the points: no corner stays sharp. */
function smooth(points: readonly Point[]): string {
  const middles = points.map((point, index): Point => {
    const next = points[(index + 1) % points.length]!;
    return [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
  });
  const curves = middles.map((middle, index) => `Q${pair(points[index]!)} ${pair(middle)}`);
  return `M${pair(middles.at(-1)!)}${curves.join('')}Z`;
}

/** The walkable ground of a tile as path data around the origin: a cave and its passages. */
export function floor(tile: Tile, size: number): string {
  const random = grain(tile.grain * 977 + 13);
  const scaled = (points: readonly Point[]) => points.map(([x, y]): Point => [x * size, y * size]);
  const cave = smooth(scaled(cavePoints(caveOf(tile), random)));
  const passages = tile.openings.map(opening =>
    polygon(scaled(passagePoints(tile, opening, random))),
  );
  return cave + passages.join('');
}

/** Scratches on the ground, as path data. */
export function scratches(tile: Tile, size: number): string {
  const random = grain(tile.grain * 5501 + 7);
  return Array.from({ length: 26 }, () => {
    const from: Point = [(random() - 0.5) * size, (random() - 0.5) * size];
    const length = 3 + random() * 7;
    return `M${pair(from)}q${num(length / 2)},${num(-length * 0.3)} ${num(length)},${num((random() - 0.5) * 3)}`;
  }).join('');
}
