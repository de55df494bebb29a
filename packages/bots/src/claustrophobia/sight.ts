import { type CaveView, ESCAPED, type TileMark } from '@oubliette/claustrophobia';

/** Warriors of a view by number: the Redeemer and four Condemned, then the horde. */
const HUMANS = 5;
export const REDEEMER = 0;
export const DEMON = 16;
/** The place of whoever is on no tile and did not escape. */
const GONE = -1;

/** What a player reads off the table at a glance. */
export interface TableSight {
  readonly view: CaveView;
  /** By tile: the tiles that it is linked with. */
  readonly next: readonly (readonly number[])[];
  /** By tile: openings that humans could explore. */
  readonly openings: readonly number[];
  /** By warrior: their tile, or below 0. */
  readonly places: readonly number[];
  readonly humans: readonly number[];
  readonly foes: readonly number[];
}

const STEPS = [
  ['N', 0, -1],
  ['E', 1, 0],
  ['S', 0, 1],
  ['W', -1, 0],
] as const;

export function sightOf(view: CaveView): TableSight {
  const spots = new Map(view.board.map(({ cell }, spot) => [cell, spot]));
  const next: number[][] = [];
  const openings: number[] = [];
  for (const tile of view.board) {
    const [x = 0, y = 0] = tile.cell.slice(1).split(',').map(Number);
    const links: number[] = [];
    let open = 0;
    for (const [side, [letter, dx, dy]] of STEPS.entries()) {
      if (!tile.open.includes(letter)) continue;
      const spot = spots.get(`@${x + dx},${y + dy}`);
      if (spot === undefined) open += tile.closed.includes(letter) ? 0 : 1;
      else if (!tile.caved.includes(letter) && opensTo(view, spot, side)) links.push(spot);
    }
    next.push(links);
    openings.push(open);
  }
  const places = Object.values(view.warriors).map(
    ({ place }) => spots.get(place) ?? (place === 'escaped' ? ESCAPED : GONE),
  );
  const inPlay = [...places.keys()].filter(who => places[who]! >= 0);
  return {
    view,
    next,
    openings,
    places,
    humans: inPlay.filter(who => who < HUMANS),
    foes: inPlay.filter(who => who >= HUMANS),
  };
}

function opensTo(view: CaveView, spot: number, side: number): boolean {
  return view.board[spot]!.open.includes(STEPS[(side + 2) % 4]![0]);
}

/** Steps from the nearest of these tiles to every other one; far away where no way leads. */
export function stepsFrom({ next }: TableSight, tiles: Iterable<number>): number[] {
  const steps = new Array<number>(next.length).fill(FAR);
  const queue = [...tiles];
  for (const tile of queue) steps[tile] = 0;
  for (const tile of queue) {
    for (const other of next[tile]!) {
      if (steps[other] !== FAR) continue;
      steps[other] = steps[tile]! + 1;
      queue.push(other);
    }
  }
  return steps;
}

/** As far as steps are counted. */
export const FAR = 12;

/** The tiles of that name which lie on the board. */
export function tilesNamed({ view }: TableSight, ...ids: readonly string[]): number[] {
  return view.board.flatMap(({ id }, spot) => (ids.includes(id) ? [spot] : []));
}

/** Tiles of the board with that mark. */
export function tilesMarked({ view }: TableSight, mark: TileMark): number[] {
  return view.board.flatMap(({ id }, spot) => (view.marks[id]?.includes(mark) ? [spot] : []));
}

export function linesLeft({ view }: TableSight, human: number): number {
  return 6 - Object.values(view.warriors)[human]!.lines.length;
}
