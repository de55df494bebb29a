export { roomBack } from './back.ts';
export { type DuelWishes, duelDocument } from './duel.ts';
export {
  edgePlace,
  edgeThickness,
  type PrintedEdge,
  printedEdges,
  type RoomEdge,
  turnedEdge,
} from './edges.ts';
export { boardFrame, frameWidth } from './frame.ts';
export { groundDrawing } from './further/grounds.ts';
export { gearOf } from './gear-of.ts';
export {
  type BoardPoint,
  centreOf,
  type Geometry,
  type GeometryOptions,
  geometry,
  placeAt,
  placeOf,
  roomCorner,
  viewQuarters,
} from './geometry.ts';
export { type Highlight, highlight } from './highlights.ts';
export {
  type DocumentOptions,
  type LabyrinthPicture,
  labyrinthDocument,
  labyrinthDrawing,
  pictureOf,
  type RoomOnBoard,
} from './labyrinth.ts';
export { startingLines } from './line.ts';
export { characterPictograms, objectPictograms } from './pictograms.ts';
export {
  type PortcullisState,
  portcullisAt,
  portcullisIrons,
  portcullisPosts,
} from './portcullis.ts';
export {
  provideGrounds,
  type RoomPicture,
  roomDocument,
  roomDrawing,
  roomFloor,
  roomGear,
  roomMasonry,
  roomPits,
  roomPortcullises,
  squareCentre,
} from './room.ts';
export { soloDocument } from './solo.ts';
export { type Tint, tintOf } from './tints.ts';
export { walls } from './walls.ts';
export {
  eye,
  jumpArc,
  path,
  type SightLine,
  sightLine,
  slitCrossed,
  stepDisc,
} from './ways.ts';
