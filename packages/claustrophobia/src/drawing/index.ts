export { type CaveWords, caveDocument } from './cave/document.ts';
export { middleOf, radiusOf, slotsOn, standOf, TILE } from './cave/stands.ts';
export {
  drawnCaveIns,
  drawnGuide,
  drawnOpening,
  drawnStrip,
  drawnThings,
  drawnTile,
  isClosed,
  isFresh,
  openingsIn,
  openingsOf,
  unexploredOf,
} from './cave/tiles.ts';
export {
  DEMON_SIGNS,
  demonPictogram,
  faceOf,
  HUMAN_SIGNS,
  type Lettering,
  tokenOf,
} from './cave/tokens.ts';
export { type DrawnTileKind, type Opening, openings, type Tile, tileKinds } from './kinds.ts';
export { type OpeningMark, openingMark } from './opening-mark.ts';
export { tile, tileDefs, tileStrip } from './tile.ts';
