import type { CaveView } from '@oubliette/claustrophobia';
import { TILE } from '@oubliette/claustrophobia/drawing';
import { placeOf } from '../seen/reading.ts';

/** What the screen shows of the map: its middle, in units of the map, and the size of a unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface MapFrame {
  readonly width: number;
  readonly height: number;
  /** What covers the lower edge of the map: its place is not used. */
  readonly covered: number;
  /** Smaller than this no map is shown at first sight: it is panned instead. */
  readonly smallest: number;
}

/** At first sight tiles are never larger than this, or than lets three of them lie side by side. */
const LARGEST = 1.12;
const SIDE_BY_SIDE = 3;
const CLOSEST = 2.2;
const FARTHEST = 0.25;
/** Room for the half-moons at the openings. */
const MARGIN = 0.24;
const HALF = TILE / 2;

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The rectangle of all tiles, and of a cell where one is about to be laid. */
export function boundsOf(view: Pick<CaveView, 'board'>, also: string | null = null): Bounds {
  const cells = view.board.map(({ cell }) => cell);
  const places = (also === null ? cells : [...cells, also]).map(placeOf);
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  return {
    left: (Math.min(...xs) - 0.5 - MARGIN) * TILE,
    right: (Math.max(...xs) + 0.5 + MARGIN) * TILE,
    top: (Math.min(...ys) - 0.5 - MARGIN) * TILE,
    bottom: (Math.max(...ys) + 0.5 + MARGIN) * TILE,
  };
}

/** Shows the whole map, as large as it goes; a map that is too large for that around `eye`. */
export function fit(
  bounds: Bounds,
  { width, height, covered, smallest }: MapFrame,
  eye: readonly [number, number] | null,
): Camera {
  const free = Math.max(80, height - covered);
  const [w, h] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const largest = Math.max(LARGEST, Math.min(width, free) / SIDE_BY_SIDE / TILE);
  const whole = Math.min(largest, width / w, free / h);
  const scale = Math.max(smallest, whole);
  const below = covered / 2 / scale;
  const along = (from: number, to: number, seen: number, at: number | undefined) => {
    const half = seen / scale / 2;
    if (at === undefined || to - from <= 2 * half) return (from + to) / 2;
    return Math.min(Math.max(at, from + half), to - half);
  };
  return {
    x: along(bounds.left, bounds.right, width, eye?.[0]),
    y: along(bounds.top, bounds.bottom, free, eye?.[1]) + below,
    scale,
  };
}

/** With so much more room a map is drawn larger, though it is still all in sight. */
const WORTH_IT = 1.35;

/**
 * The camera as it was, while it still serves: a map that fits is all in sight, one that does not
 * shows what one looks at, and neither could be much larger. Otherwise null.
 */
export function kept(
  before: Camera | null,
  bounds: Bounds,
  frame: MapFrame,
  [x, y]: readonly [number, number],
): Camera | null {
  if (before === null) return null;
  const { scale } = fit(bounds, frame, null);
  if (scale > before.scale * WORTH_IT) return null;
  const [across, down] = [frame.width / 2 / before.scale, frame.height / 2 / before.scale];
  const inSight = ({ left, right, top, bottom }: Bounds) =>
    left >= before.x - across &&
    right <= before.x + across &&
    top >= before.y - down &&
    bottom <= before.y + down - frame.covered / before.scale;
  const tile = { left: x - HALF, right: x + HALF, top: y - HALF, bottom: y + HALF };
  return inSight(bounds) || (scale >= before.scale && inSight(tile)) ? before : null;
}

/** Nearer or farther, with the point under the pointer staying where it is. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: readonly [dx: number, dy: number] = [0, 0],
): Camera {
  const scale = Math.min(CLOSEST, Math.max(FARTHEST, camera.scale * factor));
  const gain = 1 / camera.scale - 1 / scale;
  return { x: camera.x + at[0] * gain, y: camera.y + at[1] * gain, scale };
}

/** Moved by so many pixels. */
export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.scale,
  y: camera.y - dy / camera.scale,
});
