/** The board of Dungeon Twister: rooms, the labyrinth they form, and what can be asked of it. */
export { type BarRule, OUTSIDE, PORTCULLIS, SLIT, UNREVEALED, WALL } from './bars.ts';
export { dealLabyrinth } from './deal.ts';
export { DIRECTIONS, type Direction, EAST, NORTH, opposite, SOUTH, WEST } from './direction.ts';
export {
  type LabyrinthDocument,
  type LabyrinthFault,
  type LyingRoomDocument,
  readLabyrinth,
  writeLabyrinth,
} from './document.ts';
export {
  changedEdges,
  type EdgeId,
  type EdgeState,
  edgeOf,
  farEdge,
  isBorder,
  isIntactPortcullis,
  nearEdge,
  positionOfEdge,
  signOf,
  stateOf,
} from './edge.ts';
export {
  groundAt,
  isFloorAt,
  isGearAt,
  isObstacleAt,
  isPitAt,
  isSolidAt,
  liesFaceUp,
  natureAt,
} from './ground.ts';
export { altered, cloneLabyrinth, type Labyrinth, planUnder } from './labyrinth.ts';
export { createLabyrinth, type LyingRoom, layRoom } from './lay.ts';
export { isPlanSize, planFor, planOf } from './make-plan.ts';
export {
  cellOfMarker,
  coversOf,
  isOwnPit,
  isOwnRubble,
  markerAt,
  markerKey,
  setMarker,
  setMarkers,
  withOwnIllusions,
} from './marker.ts';
export {
  DECLARED_GROUNDS,
  type DeclaredGround,
  type Ground,
  type Nature,
  SIGNS,
  type Sign,
} from './nature.ts';
export {
  cellNamed,
  edgeName,
  edgeNamed,
  type NotationFault,
  parseLyingRoom,
  parseSquare,
  printCell,
  printLyingRoom,
  printRoomSquare,
  type Square,
} from './notation.ts';
export {
  drawnRoom,
  parseRoom,
  type RoomDocument,
  type RoomFault,
  type RoomPictureFault,
} from './parse-room.ts';
export { DECLARED_SIGNS, drawRoom } from './picture.ts';
export {
  type BoardPlan,
  type CellId,
  cellAt,
  columnOf,
  directionTo,
  lineAt,
  neighbour,
  positionAt,
  type RoomPosition,
  rowOf,
  type StartingLine,
} from './plan.ts';
export { canBe, setEdge, whyNotWorked } from './portcullis.ts';
export { createReach, findReach, type Reach, stepsTo, wayTo } from './reach.ts';
export type { PictureFault } from './read-picture.ts';
export { openSigns, remotePits, signedBy, withOpen } from './remote.ts';
export { isRevealed, revealRoom, roomsBeside, whyNoAccess } from './reveal.ts';
export {
  type Arrow,
  type EdgeSign,
  ROOM_SIDE,
  ROOM_SQUARES,
  type Room,
  type RoomId,
  turned,
  turnedSquare,
} from './room.ts';
export { bearing, firstSeen, lookAlong, type SquaresInSight, sees } from './sight.ts';
export { adjacent, barsAt, type Gait, ON_FOOT, whatBars, whyNoStep } from './step.ts';
export { drawLabyrinth, type SquareLabel } from './text.ts';
export { followTurn, turnRoom, twinsOf } from './turn.ts';
