import { metals } from '@oubliette/art';
import { type CellId, COLOURS, type DuelView, roomById } from '@oubliette/dungeon-twister';
import {
  centreOf,
  type Geometry,
  placeOf,
  roomCorner,
  tintOf,
} from '@oubliette/dungeon-twister/drawing';
import { createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import type { DuelDesk } from '../seen/desk.ts';
import { endAbove } from '../seen/dock.ts';
import { cellIn } from '../seen/reading.ts';
import { text } from './messages.ts';
import './SmallMap.css';

interface SmallMapProps {
  readonly geometry: Geometry;
  /** The board on the page. */
  readonly stage: () => HTMLElement;
  /** What covers the lower part of the screen. */
  readonly sheet: () => HTMLElement;
}

type Span = readonly [from: number, to: number];

/** The whole labyrinth in small, with the part that the screen shows; a tap goes there. */
export function SmallMap(props: DuelDesk & SmallMapProps) {
  const view = () => props.table.snapshot().view;
  const square = () => props.geometry.square;
  /** Parts of the board, from 0 to 1, that the screen shows across and down. */
  const [across, setAcross] = createSignal<Span>([0, 1]);
  const [down, setDown] = createSignal<Span>([0, 1]);

  /** The top of the board on the screen, its height, and the lower edge of what can be seen. */
  const sights = () => {
    const board = props.stage().getBoundingClientRect();
    const bar = document.querySelector('.notices')?.getBoundingClientRect().bottom ?? 0;
    return { board, bar, end: endAbove(props.sheet()) };
  };

  function measure(): void {
    const { board, bar, end } = sights();
    const part = (at: number, whole: number) => Math.max(0, Math.min(1, at / whole));
    setDown([part(bar - board.top, board.height), part(end - board.top, board.height)]);
    const { scrollLeft, clientWidth, scrollWidth } = props.stage();
    setAcross([scrollLeft / scrollWidth, (scrollLeft + clientWidth) / scrollWidth]);
  }

  onMount(() => {
    const size = new ResizeObserver(measure);
    size.observe(props.stage());
    size.observe(props.sheet());
    // Scrolling does not bubble: the stage of a broad board scrolls too.
    const always = { passive: true, capture: true };
    document.addEventListener('scroll', measure, always);
    onCleanup(() => {
      size.disconnect();
      document.removeEventListener('scroll', measure, always);
    });
  });

  function go(event: MouseEvent & { currentTarget: Element }): void {
    const box = event.currentTarget.getBoundingClientRect();
    const { board, bar, end } = sights();
    const wanted = board.top + ((event.clientY - box.top) / box.height) * board.height;
    scrollBy({ top: wanted - (bar + end) / 2, behavior: 'smooth' });
    const { scrollWidth, clientWidth } = props.stage();
    const left = ((event.clientX - box.left) / box.width) * scrollWidth - clientWidth / 2;
    props.stage().scrollTo({ left, behavior: 'smooth' });
  }

  const spot = () => {
    const token = props.choice.selected();
    const cell = token === null ? null : cellIn(view(), token);
    return cell === null ? null : middle(cell);
  };
  const middle = (cell: number) =>
    centreOf(props.geometry, placeOf(props.geometry, cell as CellId));
  const lines = () =>
    props.geometry.plan.lines.map(({ cells }, side) => {
      const [[ax, ay], [bx, by]] = [middle(cells[0]!), middle(cells.at(-1)!)];
      return { colour: metals[COLOURS[side]!].face, d: `M${ax},${ay}L${bx},${by}` };
    });

  return (
    <button type="button" class="small-map" aria-label={text().map} onClick={go}>
      <svg
        viewBox={`${-square()} ${-square()} ${props.geometry.width + 2 * square()} ${props.geometry.height + 2 * square()}`}
        aria-hidden="true"
      >
        <For each={lines()}>
          {({ colour, d }) => <path d={d} stroke={colour} stroke-width={square()} />}
        </For>
        <For each={view().rooms}>
          {(room, position) => (
            <rect
              x={roomCorner(props.geometry, position())[0]}
              y={roomCorner(props.geometry, position())[1]}
              width={5 * square()}
              height={5 * square()}
              fill={floorOf(view(), room.name)}
              stroke="#4a3c2d"
              stroke-width={square() / 4}
            />
          )}
        </For>
        <Show when={spot()}>
          {at => <circle cx={at()[0]} cy={at()[1]} r={square()} fill="var(--flame-400)" />}
        </Show>
        <rect
          class="small-map-window"
          x={across()[0] * props.geometry.width}
          y={down()[0] * props.geometry.height}
          width={(across()[1] - across()[0]) * props.geometry.width}
          height={Math.max(0, down()[1] - down()[0]) * props.geometry.height}
          stroke-width={square() * 0.7}
        />
      </svg>
    </button>
  );
}

function floorOf({ strange }: DuelView, name: string | null): string {
  const room = name === null ? undefined : roomById(name, strange?.rooms);
  return room ? tintOf(room).floor : '#0b0806';
}
