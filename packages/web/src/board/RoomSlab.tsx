import { num, type TokenSide } from '@oubliette/art';
import { isRevealed, type Labyrinth, type RoomPosition } from '@oubliette/dungeon-twister';
import { type Geometry, roomBack, roomCorner } from '@oubliette/dungeon-twister/drawing';
import { createEffect, createMemo, Show } from 'solid-js';
import { faces, fetchFaces } from './faces.ts';

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
  const revealed = createMemo(() => isRevealed(props.labyrinth, props.position));
  const corner = createMemo(() => roomCorner(props.geometry, props.position));
  createEffect(() => revealed() && fetchFaces());
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
          <Show
            when={revealed() && faces()}
            fallback={<g innerHTML={roomBack(square(), props.faceDown)} />}
          >
            {face => {
              const { RoomFace } = face();
              return <RoomFace {...props} />;
            }}
          </Show>
        </g>
      </g>
    </g>
  );
}
