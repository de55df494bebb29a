import { gearSign, gearTeeth, num, type TokenSide } from '@oubliette/art';
import {
  coversOf,
  edgeOf,
  isRevealed,
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
  roomBack,
  roomCorner,
  roomFloor,
  roomMasonry,
  roomPits,
  squareCentre,
  turnedEdge,
  viewQuarters,
} from '@oubliette/dungeon-twister/drawing';
import { createMemo, For, Show } from 'solid-js';

interface RoomSlabProps {
  readonly labyrinth: Labyrinth;
  readonly position: RoomPosition;
  readonly geometry: Geometry;
  /** Owners of the tokens that lie face down on it. */
  readonly faceDown: readonly TokenSide[];
}

const shift = (x: number, y: number): string => `translate(${num(x)},${num(y)})`;

/** One room on the board, around its own middle, so that it can turn alone. */
export function RoomSlab(props: RoomSlabProps) {
  const square = () => props.geometry.square;
  const half = () => 2.5 * square();
  const room = createMemo(() => props.labyrinth.rooms[props.position]!);
  const revealed = createMemo(() => isRevealed(props.labyrinth, props.position));
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
  const corner = createMemo(() => roomCorner(props.geometry, props.position));
  const gearAt = createMemo(() => squareCentre(turnedSquare(room().gear, quarters()), square()));
  const gates = createMemo(() => printedEdges(room()).filter(({ sign }) => sign === 'P'));
  return (
    <g data-slab={props.position} transform={shift(corner()[0] + half(), corner()[1] + half())}>
      <rect
        class="maze-shadow"
        data-shadow={props.position}
        x={-half() * 1.06}
        y={-half() * 1.02}
        width={half() * 2.12}
        height={half() * 2.12}
        rx="10"
      />
      <g data-room={props.position}>
        <g transform={shift(-half(), -half())}>
          <Show when={revealed()} fallback={<g innerHTML={roomBack(square(), props.faceDown)} />}>
            <g innerHTML={roomFloor(picture(), square()) + roomPits(picture(), square())} />
            <g transform={shift(...gearAt())}>
              <g data-teeth innerHTML={gearTeeth(gearOf(room()), square())} />
              <g data-upright innerHTML={gearSign(gearOf(room()), square())} />
            </g>
            <g innerHTML={roomMasonry(picture(), square())} />
            <For each={gates()}>
              {edge => <Gate {...props} edge={edge} quarters={quarters()} />}
            </For>
          </Show>
        </g>
      </g>
    </g>
  );
}

function Gate(props: RoomSlabProps & { readonly edge: PrintedEdge; readonly quarters: number }) {
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
