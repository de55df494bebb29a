import { type DrawnToken, placed, token } from '@oubliette/art';
import {
  type DrawnTileKind,
  type Opening,
  type Tile,
  tile,
} from '@oubliette/claustrophobia/drawing';

export const caveField = { width: 650, height: 470 };

const SIZE = 168;

const laid = (
  column: number,
  row: number,
  kind: DrawnTileKind,
  openings: readonly Opening[],
  room = false,
): readonly [column: number, row: number, tile: Tile] => [
  column,
  row,
  { kind, openings, room, grain: 31 + column * 7 + row * 3 },
];

const tiles = [
  laid(-2, -1, 'hole', ['E', 'S']),
  laid(-1, -1, 'plain', ['W', 'E']),
  laid(0, -1, 'flooded', ['N', 'S']),
  laid(1, -1, 'plain', ['N', 'S', 'E']),
  laid(2, -1, 'plain', ['W', 'S']),
  laid(-2, 0, 'trapped', ['N', 'E']),
  laid(-1, 0, 'hungry', ['W', 'E']),
  laid(0, 0, 'pentacle-room', ['N', 'E', 'S', 'W'], true),
  laid(1, 0, 'lair', ['N', 'E', 'S', 'W'], true),
  laid(2, 0, 'plain', ['N', 'W', 'S']),
  laid(-1, 1, 'tight', ['N', 'E']),
  laid(0, 1, 'plain', ['N', 'W']),
  laid(1, 1, 'stash', ['N'], true),
  laid(2, 1, 'tight', ['N', 'S']),
];

const figures: readonly (readonly [x: number, y: number, r: number, token: DrawnToken])[] = [
  [0, -132, 24, { side: 'troglodytes', pictogram: 'troglodyte' }],
  [-206, 4, 24, { side: 'troglodytes', pictogram: 'troglodyte' }],
  [-152, -6, 24, { side: 'troglodytes', pictogram: 'troglodyte' }],
  [-34, -6, 27, { side: 'humans', pictogram: 'pope-crown' }],
  [32, -14, 27, { side: 'humans', pictogram: 'mailed-fist' }],
  [2, 42, 27, { side: 'humans', pictogram: 'crossed-sabres' }],
  [168, 0, 34, { side: 'demon', pictogram: 'daemon-skull' }],
];

/** Three humans in the light of the pentacle, and what comes for them. */
export function cavePicture(): string {
  const ground = tiles.map(([column, row, state]) =>
    placed(column * SIZE, row * SIZE, tile(state, SIZE)),
  );
  const glow = '<circle class="oub-soft" r="230" fill="url(#oub-lamp)"/>';
  const standing = figures.map(([x, y, r, figure]) => placed(x, y, token(figure, r)));
  return placed(322, 178, ground.join('') + glow + standing.join(''));
}
