import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  onMount,
} from 'solid-js';
import type { CaveTableOf, Choice } from '../choice.ts';
import { cellOf } from '../reading.ts';
import { boundsOf, type Camera, type Frame, fit, panned, zoomed } from './camera.ts';
import { middleOf, TILE } from './slots.ts';

/** Further than this a press is a pull, not a click. */
const PULL = 6;
const NEARER = 1.2;

/** What part of the map is seen: it recentres by itself until the player takes it in hand. */
export function createView(
  table: CaveTableOf,
  choice: Choice,
  stage: () => HTMLElement,
  edges: Accessor<Pick<Frame, 'covered' | 'smallest'>>,
) {
  const covered = () => edges().covered;
  const [size, setSize] = createSignal<readonly [number, number]>([900, 560]);
  const [own, setOwn] = createSignal<Camera | null>(null);
  const [isPulling, setPulling] = createSignal(false);

  const placing = () => table.snapshot().outlook?.placing?.cell ?? null;
  /** Where the other side has just done something, as long as nothing is asked of this one. */
  const elsewhere = () => {
    const { viewer, outlook } = table.snapshot();
    const theirs = outlook === null ? table.news().filter(({ seat }) => seat !== viewer) : [];
    const last = theirs.flatMap(({ events }) => events).findLast(event => 'cell' in event);
    return last?.cell ?? null;
  };
  const eye = () => {
    const { view } = table.snapshot();
    const who = choice.selected() ?? table.snapshot().outlook?.warriors[0]?.who;
    const own = who && cellOf(view, who);
    const cell = placing() ?? elsewhere() ?? own ?? view.board.at(-1)?.cell;
    return cell ? middleOf(cell) : null;
  };
  const camera = createMemo((): Camera => {
    const [width, height] = size();
    const bounds = boundsOf(table.snapshot().view, placing());
    return own() ?? fit(bounds, { width, height, ...edges() }, eye());
  });

  onMount(() => {
    const measure = new ResizeObserver(() => setSize([stage().clientWidth, stage().clientHeight]));
    measure.observe(stage());
    onCleanup(() => measure.disconnect());
  });

  /** A tile is laid, or something done, where the player does not look: the map recentres. */
  for (const happened of [() => table.snapshot().view.board.at(-1)?.cell, elsewhere]) {
    createEffect(
      on(happened, cell => {
        if (cell && own() && !isSeen(cell)) setOwn(null);
      }),
    );
  }

  function isSeen(cell: string): boolean {
    const [x, y] = onStage(middleOf(cell));
    const [width, height] = size();
    const half = (TILE / 2) * camera().scale;
    return x > half && y > half && x < width - half && y < height - half - covered();
  }

  /** A point of the map in pixels of the stage. */
  function onStage([x, y]: readonly [number, number]): readonly [number, number] {
    const { x: cx, y: cy, scale } = camera();
    const [width, height] = size();
    return [(x - cx) * scale + width / 2, (y - cy) * scale + height / 2];
  }

  const zoom = (factor: number, at?: readonly [number, number]) =>
    setOwn(zoomed(camera(), factor, at));

  const fromMiddle = (clientX: number, clientY: number): readonly [number, number] => {
    const box = stage().getBoundingClientRect();
    return [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
  };

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    zoom(2 ** (-event.deltaY / 400), fromMiddle(event.clientX, event.clientY));
  }

  const fingers = new Map<number, PointerEvent>();
  let pulled = false;

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (fingers.size === 0) pulled = false;
    fingers.set(event.pointerId, event);
  }

  function pull(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!pulled && Math.hypot(dx, dy) < PULL) return;
    if (!pulled) stage().setPointerCapture(event.pointerId);
    pulled = true;
    setPulling(true);
    const other = [...fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other) {
      const spread = (from: PointerEvent) =>
        Math.hypot(from.clientX - other.clientX, from.clientY - other.clientY);
      const middle = fromMiddle(
        (event.clientX + other.clientX) / 2,
        (event.clientY + other.clientY) / 2,
      );
      zoom(spread(event) / Math.max(1, spread(before)), middle);
    } else setOwn(panned(camera(), dx, dy));
    fingers.set(event.pointerId, event);
  }

  function release(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) setPulling(false);
  }

  /** A click that ends a pull is no wish. */
  function swallow(event: MouseEvent): void {
    if (!pulled) return;
    pulled = false;
    event.stopPropagation();
    event.preventDefault();
  }

  return {
    camera,
    size,
    isPulling,
    isOwn: () => own() !== null,
    onStage,
    nearer: () => zoom(NEARER),
    farther: () => zoom(1 / NEARER),
    recentre: () => setOwn(null),
    /** Brings a tile into sight if it is not. */
    follow(cell: string): void {
      if (isSeen(cell)) return;
      const [x, y] = middleOf(cell);
      setOwn({ ...camera(), x, y: y + covered() / 2 / camera().scale });
    },
    handlers: { press, pull, release, swallow, wheel },
  };
}

export type MapView = ReturnType<typeof createView>;
