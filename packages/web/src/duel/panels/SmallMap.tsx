import { planOf, roomById } from '@oubliette/dungeon-twister';
import { type Geometry, tintOf } from '@oubliette/dungeon-twister/drawing';
import { createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { tokenIn } from '../reading.ts';
import type { Desk } from './desk.ts';
import { text } from './messages.ts';
import './SmallMap.css';

interface SmallMapProps {
  readonly geometry: Geometry;
  /** The board on the page. */
  readonly stage: () => HTMLElement;
  /** What covers the lower part of the screen. */
  readonly sheet: () => HTMLElement;
}

const ROOM = 5;
const WIDTH = 10;

/** The whole labyrinth in small, with the part that the screen shows; a tap goes there. */
export function SmallMap(props: Desk & SmallMapProps) {
  const view = () => props.table.snapshot().view;
  const length = () => view().long * ROOM + 2;
  const [span, setSpan] = createSignal<readonly [from: number, to: number]>([0, 1]);

  /** The top of the board on the screen, its height, and the lower edge of what can be seen. */
  const sights = () => {
    const board = props.stage().getBoundingClientRect();
    const bar = document.querySelector('.notices')?.getBoundingClientRect().bottom ?? 0;
    return { board, bar, end: props.sheet().getBoundingClientRect().top };
  };

  function measure(): void {
    const { board, bar, end } = sights();
    const part = (y: number) => Math.max(0, Math.min(1, (y - board.top) / board.height));
    setSpan([part(bar), part(end)]);
  }

  onMount(() => {
    const size = new ResizeObserver(measure);
    size.observe(props.stage());
    size.observe(props.sheet());
    addEventListener('scroll', measure, { passive: true });
    onCleanup(() => {
      size.disconnect();
      removeEventListener('scroll', measure);
    });
  });

  function go(event: MouseEvent & { currentTarget: Element }): void {
    const box = event.currentTarget.getBoundingClientRect();
    const { board, bar, end } = sights();
    const wanted = board.top + ((event.clientY - box.top) / box.height) * board.height;
    scrollBy({ top: wanted - (bar + end) / 2, behavior: 'smooth' });
  }

  /** The board stands upright: x of the labyrinth runs down, y from right to left. */
  const spot = () => {
    const token = props.choice.selected();
    const seen = token === null ? undefined : tokenIn(view(), token);
    if (!seen || seen.place < 0) return null;
    const { columns } = planOf(view().long);
    return [WIDTH - Math.floor(seen.place / columns) - 0.5, (seen.place % columns) + 0.5] as const;
  };
  const corner = (position: number) =>
    [position < view().long ? ROOM : 0, 1 + (position % view().long) * ROOM] as const;

  return (
    <button type="button" class="small-map" aria-label={text().map} onClick={go}>
      <svg viewBox={`-0.5 -0.5 11 ${length() + 1}`} aria-hidden="true">
        <rect width={WIDTH} height="1" fill="var(--side-b)" />
        <rect y={length() - 1} width={WIDTH} height="1" fill="var(--side-y)" />
        <For each={view().rooms}>
          {(room, position) => (
            <rect
              x={corner(position())[0] + 0.15}
              y={corner(position())[1] + 0.15}
              width="4.7"
              height="4.7"
              fill={floorOf(room.name)}
              stroke="#4a3c2d"
              stroke-width="0.25"
            />
          )}
        </For>
        <Show when={spot()}>
          {at => <circle cx={at()[0]} cy={at()[1]} r="1" fill="var(--flame-400)" />}
        </Show>
        <rect
          class="small-map-window"
          y={span()[0] * length()}
          width={WIDTH}
          height={Math.max(0, span()[1] - span()[0]) * length()}
        />
      </svg>
    </button>
  );
}

function floorOf(name: string | null): string {
  const room = name === null ? undefined : roomById(name);
  return room ? tintOf(room).floor : '#0b0806';
}
