import { num } from '@oubliette/art';
import {
  edgeThickness,
  roomFloor,
  roomGear,
  roomMasonry,
  roomPits,
  roomPortcullises,
} from '@oubliette/dungeon-twister/drawing';
import { createMemo, createSignal, For } from 'solid-js';
import { type RoomDraft, shownRoom } from '../../documents/room-draft.ts';
import { type LatticeSpot, nextSpot, SPOTS, spotAt } from './lattice.ts';
import { text } from './messages.ts';

const SQUARE = 64;
/** Half of what an edge answers to, in squares: wide enough for a finger. */
const GRIP = 0.17;

interface RoomBoardProps {
  readonly room: RoomDraft;
  readonly number: number;
  readonly onSpot: (spot: LatticeSpot) => void;
}

/** A room that is drawn by pressing its squares and edges; arrow keys go from one to the next. */
export function RoomBoard(props: RoomBoardProps) {
  let group!: SVGGElement;
  const [cursor, setCursor] = createSignal<LatticeSpot>(spotAt(1, 1)!);
  const picture = createMemo(() => {
    const drawn = { room: shownRoom(props.room, props.number), quarters: 0 };
    const parts = [roomFloor, roomPits, roomMasonry, roomPortcullises];
    if (drawn.room.gear >= 0) parts.splice(2, 0, roomGear);
    return parts.map(part => part(drawn, SQUARE)).join('');
  });

  const nameOf = (spot: LatticeSpot): string =>
    spot.kind === 'square'
      ? text().squareAt((spot.y + 1) >> 1, (spot.x + 1) >> 1, props.room.squares[spot.square]!)
      : text().edgeAt(spot.x, spot.y, props.room.edges[spot.edge]!);

  function press(event: KeyboardEvent, spot: LatticeSpot): void {
    if (event.key === 'Enter' || event.key === ' ') props.onSpot(spot);
    const next = nextSpot(spot, event.key);
    if (next) {
      setCursor(next);
      group.querySelector<SVGElement>(`[data-spot="${next.x},${next.y}"]`)?.focus();
    }
    if (next || event.key === 'Enter' || event.key.startsWith('Arrow') || event.key === ' ') {
      event.preventDefault();
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg
      class="editor-room"
      viewBox={`-6 -6 ${5 * SQUARE + 12} ${5 * SQUARE + 12}`}
      role="group"
      aria-label={text().roomNamed(props.room.id)}
    >
      <g innerHTML={picture()} />
      <g ref={group}>
        <For each={SPOTS}>
          {spot => (
            // biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing
            <rect
              class="editor-spot"
              data-kind={spot.kind}
              data-spot={`${spot.x},${spot.y}`}
              {...boxOf(spot)}
              role="button"
              aria-label={nameOf(spot)}
              tabindex={cursor().x === spot.x && cursor().y === spot.y ? 0 : -1}
              onClick={() => {
                setCursor(spot);
                props.onSpot(spot);
              }}
              onKeyDown={event => press(event, spot)}
            />
          )}
        </For>
      </g>
    </svg>
  );
}

/** Squares answer in their middle, edges along their length; border edges lie inside. */
function boxOf({ kind, x, y }: LatticeSpot) {
  const [column, row] = [x >> 1, y >> 1];
  if (kind === 'square') return box(column + GRIP, row + GRIP, 1 - 2 * GRIP, 1 - 2 * GRIP);
  const inward = (line: number) => {
    if (line === 0) return edgeThickness / 2 - GRIP / 2;
    return line === 5 ? 5 - edgeThickness / 2 - 1.5 * GRIP : line - GRIP;
  };
  return y % 2 === 0
    ? box(column + GRIP, inward(row), 1 - 2 * GRIP, 2 * GRIP)
    : box(inward(column), row + GRIP, 2 * GRIP, 1 - 2 * GRIP);
}

const box = (x: number, y: number, width: number, height: number) => ({
  x: num(x * SQUARE),
  y: num(y * SQUARE),
  width: num(width * SQUARE),
  height: num(height * SQUARE),
});
