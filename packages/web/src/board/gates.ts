import {
  type EdgeId,
  edgeOf,
  type Labyrinth,
  planUnder,
  positionOfEdge,
} from '@oubliette/dungeon-twister';
import {
  edgePlace,
  type Geometry,
  type PrintedEdge,
  printedEdges,
  roomCorner,
  turnedEdge,
  viewQuarters,
} from '@oubliette/dungeon-twister/drawing';

/** A portcullis of the labyrinth. */
export interface Gate {
  readonly edge: EdgeId;
  readonly printed: PrintedEdge;
}

export const gatesOf = (labyrinth: Labyrinth): Gate[] =>
  planUnder(labyrinth).positions.flatMap(position =>
    printedEdges(labyrinth.rooms[position]!)
      .filter(({ sign }) => sign === 'P')
      .map(printed => ({ edge: edgeOf(position, printed.number), printed })),
  );

/** Where a portcullis stands on the picture, and how it is turned. */
export function gatePlace(labyrinth: Labyrinth, geometry: Geometry, { edge, printed }: Gate) {
  const position = positionOfEdge(edge);
  const quarters = labyrinth.quarters[position]! + viewQuarters(geometry);
  const [left, top] = roomCorner(geometry, position);
  const { x, y, angle } = edgePlace(turnedEdge(printed, quarters), geometry.square);
  return { x: left + x, y: top + y, angle };
}
