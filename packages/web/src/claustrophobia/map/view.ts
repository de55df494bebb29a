import { middleOf, TILE } from '@oubliette/claustrophobia/drawing';
import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  onMount,
} from 'solid-js';
import type { CaveChoice, CaveSnapshot, CaveTableOf } from '../seen/choice.ts';
import { cellOf } from '../seen/reading.ts';
import { boundsOf, type Camera, fit, kept, type MapFrame, panned, zoomed } from './camera.ts';

/** Further than this a press is a pull, not a click. */
const PULL = 6;
const NEARER = 1.2;

/** What was done last somewhere on the map, as long as nobody is asked: that is where one looks. */
export function lastDeed({
  outlook,
  chapters,
}: Pick<CaveSnapshot, 'outlook' | 'chapters'>): { moment: number; cell: string } | null {
  if (outlook !== null) return null;
  for (const { moment, events } of chapters.toReversed()) {
    const event = events.findLast(each => 'cell' in each);
    if (event) return { moment, cell: event.cell };
  }
  return null;
}

/** What part of the map is seen: it recentres by itself until the player takes it in hand. */
export function createView(
  table: CaveTableOf,
  choice: CaveChoice,
  stage: () => HTMLElement,
  edges: Accessor<Pick<MapFrame, 'covered' | 'smallest'>>,
) {
  const covered = () => edges().covered;
  const [size, setSize] = createSignal<readonly [number, number]>([900, 560]);
  const [own, setOwn] = createSignal<Camera | null>(null);
  const [isPulling, setPulling] = createSignal(false);

  const placing = () => table.snapshot().outlook?.placing?.cell ?? null;
  /** Somebody whom the player picked while others acted. */
  const [picked, setPicked] = createSignal<string | null>(null);
  const deed = createMemo(() => lastDeed(table.snapshot()), null, {
    equals: (one, other) => one?.moment === other?.moment,
  });
  const eye = () => {
    const { view, outlook } = table.snapshot();
    const who = choice.selected() ?? outlook?.warriors[0]?.who ?? null;
    const stands = (name: string | null) => (name === null ? null : cellOf(view, name));
    const cell = placing() ?? stands(picked()) ?? deed()?.cell ?? stands(who);
    return middleOf(cell ?? view.board.at(-1)?.cell ?? '@0,0');
  };
  /** As the map lies without the player's hand: it stays where it is as long as it serves. */
  const lying = createMemo((before: Camera | null): Camera => {
    const [width, height] = size();
    const bounds = boundsOf(table.snapshot().view, placing());
    const frame = { width, height, ...edges() };
    return kept(before, bounds, frame, eye()) ?? fit(bounds, frame, eye());
  }, null);
  const camera = () => own() ?? lying();

  onMount(() => {
    const measure = new ResizeObserver(() => setSize([stage().clientWidth, stage().clientHeight]));
    measure.observe(stage());
    onCleanup(() => measure.disconnect());
  });

  /** A tile is laid, or something done, where the player does not look: the map recentres. */
  const laid = createMemo(() => table.snapshot().view.board.at(-1)?.cell);
  const comeBackFor = (cell: string | undefined) => {
    if (cell && own() && !isSeen(cell)) setOwn(null);
  };
  createEffect(on(laid, comeBackFor));
  createEffect(
    on(deed, done => {
      setPicked(null);
      comeBackFor(done?.cell);
    }),
  );
  createEffect(on(choice.selected, who => setPicked(who), { defer: true }));

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

  /** On the map itself: what the stage captured would never come back to its handlers. */
  function pull(event: PointerEvent & { readonly currentTarget: Element }): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    // Let go where nobody heard of it.
    if (event.buttons === 0) {
      release(event);
      return;
    }
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!pulled && Math.hypot(dx, dy) < PULL) return;
    if (!pulled) event.currentTarget.setPointerCapture(event.pointerId);
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
