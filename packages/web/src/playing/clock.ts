import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import type { OpenedTable } from '../match/opened-table.ts';
import { type SpentTime, spentOf } from './spent.ts';

type Timed = Pick<OpenedTable, 'present' | 'handOver' | 'timeUp'>;

const TICK = 250;

/**
 * Seconds left for whoever the clock runs for; nothing without a clock. It rests only while the
 * screen changes hands: whoever looks back thinks, too.
 */
export function createClock(
  table: Timed,
  spent: SpentTime = spentOf(table.present().key),
): Accessor<number | null> {
  const face = createMemo(() => table.present().clock, undefined, {
    equals: (one, two) =>
      one?.span === two?.span && one?.seat === two?.seat && one?.seconds === two?.seconds,
  });
  const [left, setLeft] = createSignal<number | null>(null);
  const rests = () => table.handOver() !== null;

  createEffect(() => {
    const running = face();
    if (running === null) {
      setLeft(null);
      return;
    }
    const { span, seconds } = running;
    let total = spent.of(span);
    setLeft(seconds - total);
    if (rests()) return;
    let before = performance.now();
    const ticking = setInterval(() => {
      const now = performance.now();
      total = Math.max(total + (now - before) / 1000, spent.of(span));
      before = now;
      spent.spend(span, total);
      setLeft(seconds - total);
    }, TICK);
    onCleanup(() => clearInterval(ticking));
  });

  createEffect(() => {
    if (table.present().outcome !== null) spent.forget();
  });

  const isUp = createMemo(() => (left() ?? 1) <= 0 && !rests());
  const moment = createMemo(() => table.present().moment);

  /** An action in progress is finished first: after each of its steps the clock is asked again. */
  createEffect(() => {
    moment();
    if (isUp()) void table.timeUp();
  });

  return left;
}
