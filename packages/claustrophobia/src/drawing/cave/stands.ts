import type { Point } from '@oubliette/art';
import { cellOf, isDemon, isHuman, placeOf, warriorsAt } from '../../reading.ts';
import type { CaveView } from '../../view.ts';

/** Side of a tile in the units of the map. */
export const TILE = 166;

const RADIUS = { human: 22, troglodyte: 20, demon: 27 } as const;

export function radiusOf(who: string): number {
  if (isHuman(who)) return RADIUS.human;
  return isDemon(who) ? RADIUS.demon : RADIUS.troglodyte;
}

/** Where the members of a group stand around its middle, when it has the tile for itself. */
const WIDE: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [-26, 0],
    [26, 0],
  ],
  [
    [0, -27],
    [-28, 18],
    [28, 18],
  ],
  [
    [-26, -26],
    [26, -26],
    [-26, 22],
    [26, 22],
  ],
  [
    [-36, -30],
    [36, -30],
    [0, -4],
    [-36, 24],
    [36, 24],
  ],
];

/** The same beside a group of enemies. */
const NARROW: readonly (readonly Point[])[] = [
  [],
  [[0, 0]],
  [
    [0, -26],
    [0, 24],
  ],
  [
    [-16, -46],
    [16, -8],
    [-16, 30],
  ],
  [
    [-17, -52],
    [17, -30],
    [-17, -8],
    [17, 14],
  ],
  [
    [-17, -52],
    [17, -30],
    [-17, -8],
    [17, 14],
    [-17, 36],
  ],
];

const ASIDE = 38;

function standing(count: number, group: readonly (readonly Point[])[]): readonly Point[] {
  return group[Math.min(count, group.length - 1)]!;
}

/** Middle of a cell on the map. */
export function middleOf(cell: string): Point {
  const [x, y] = placeOf(cell);
  return [x * TILE, y * TILE];
}

/** Where everybody on a tile stands, around the middle of the tile: humans left, enemies right. */
export function slotsOn(view: CaveView, cell: string): ReadonlyMap<string, Point> {
  const here = warriorsAt(view, cell);
  const humans = here.filter(isHuman);
  const enemies = here.filter(who => !isHuman(who));
  const mixed = humans.length > 0 && enemies.length > 0;
  const place = (group: readonly string[], x: number): [string, Point][] => {
    const points = standing(group.length, mixed ? NARROW : WIDE);
    return group.map((who, index) => {
      const [dx, dy] = points[index % points.length]!;
      return [who, [x + dx, dy]];
    });
  };
  return new Map([...place(humans, mixed ? -ASIDE : 0), ...place(enemies, mixed ? ASIDE : 0)]);
}

/** Where somebody stands on the map; the middle of nowhere for whoever is not there. */
export function standOf(view: CaveView, who: string): Point {
  const cell = cellOf(view, who);
  if (cell === null) return [0, 0];
  const [x, y] = middleOf(cell);
  const [dx, dy] = slotsOn(view, cell).get(who) ?? [0, 0];
  return [x + dx, y + dy];
}
