import { gearSign, gearTeeth, num } from '@oubliette/art';
import {
  coversOf,
  edgeOf,
  type Labyrinth,
  type RoomPosition,
  stateOf,
  turnedSquare,
} from '@oubliette/dungeon-twister';
import {
  edgePlace,
  type Geometry,
  gearOf,
  type PrintedEdge,
  portcullisIrons,
  portcullisPosts,
  printedEdges,
  roomFloor,
  roomMasonry,
  roomPits,
  squareCentre,
  turnedEdge,
  viewQuarters,
} from '@oubliette/dungeon-twister/drawing';
import { createMemo, For } from 'solid-js';

export { roomDrawing } from '@oubliette/dungeon-twister/drawing';

interface RoomFaceProps {
  readonly labyrinth: Labyrinth;
  readonly position: RoomPosition;
  readonly geometry: Geometry;
}

const shift = (x: number, y: number): string => `translate(${num(x)},${num(y)})`;

/** A revealed room in its corner: floor, pits, gear, walls and portcullises. */
export function RoomFace(props: RoomFaceProps) {
  const square = () => props.geometry.square;
  const room = createMemo(() => props.labyrinth.rooms[props.position]!);
  const quarters = createMemo(
    () => (props.labyrinth.quarters[props.position]! + viewQuarters(props.geometry)) & 3,
  );
  const picture = createMemo(() => ({
    room: room(),
    quarters: quarters(),
    covers: coversOf(props.labyrinth, props.position),
    portcullis: ({ number }: PrintedEdge) =>
      stateOf(props.labyrinth, edgeOf(props.position, number)),
  }));
  const gearAt = createMemo(() => squareCentre(turnedSquare(room().gear, quarters()), square()));
  const gates = createMemo(() => printedEdges(room()).filter(({ sign }) => sign === 'P'));
  return (
    <>
      <g innerHTML={roomFloor(picture(), square()) + roomPits(picture(), square())} />
      <g transform={shift(...gearAt())}>
        <g data-teeth innerHTML={gearTeeth(gearOf(room()), square())} />
        <g data-upright innerHTML={gearSign(gearOf(room()), square())} />
      </g>
      <g innerHTML={roomMasonry(picture(), square())} />
      <For each={gates()}>{edge => <Gate {...props} edge={edge} quarters={quarters()} />}</For>
    </>
  );
}

function Gate(props: RoomFaceProps & { readonly edge: PrintedEdge; readonly quarters: number }) {
  const place = () => edgePlace(turnedEdge(props.edge, props.quarters), props.geometry.square);
  const edge = () => edgeOf(props.position, props.edge.number);
  const state = createMemo(() => stateOf(props.labyrinth, edge()));
  return (
    <g transform={`${shift(place().x, place().y)} rotate(${place().angle})`}>
      <g data-gate={edge()}>
        <g data-irons innerHTML={portcullisIrons(state(), props.geometry.square)} />
      </g>
      <g innerHTML={portcullisPosts(props.geometry.square)} />
    </g>
  );
}
