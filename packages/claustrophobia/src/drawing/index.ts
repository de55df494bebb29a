export { type Opening, openings, type Tile, type TileKind, tileKinds } from './kinds.ts';
export { type OpeningMark, openingMark } from './opening-mark.ts';
export { tile, tileDefs, tileStrip } from './tile.ts';
