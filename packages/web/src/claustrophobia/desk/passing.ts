import { createEffect, on } from 'solid-js';
import { deedOf } from '../deeds/index.ts';
import type { CaveSnapshot, CaveTableOf } from '../seen/choice.ts';

/** Whether only one thing can be done, and that is next to nothing. */
function hasNoChoice({ legal, view }: CaveSnapshot): boolean {
  const [action, ...others] = legal;
  if (!action || others.length > 0) return false;
  return deedOf(action).isEmpty?.(view) ?? false;
}

/** Whoever acted last is asked once more; nobody else can tell how long they think. */
function isStillThere({ chapters, viewer, openTable, machine }: CaveSnapshot): boolean {
  return openTable || machine !== undefined || chapters.at(-1)?.seat === viewer;
}

/**
 * Answers for a player who has no choice (CL-ROUND-05). Those for whom the curtain rose pass
 * by hand: a curtain that fell again at once would tell the other side what they do not hold.
 */
export function passWhereIdle(table: CaveTableOf): void {
  createEffect(
    on([table.snapshot, table.news], ([now, news]) => {
      const isNew = news.length > 0 || now.chapters.length === 0;
      if (table.looking() || !isNew || table.handOver() !== null) return;
      // The wish that led here is still being carried out.
      if (hasNoChoice(now) && isStillThere(now)) queueMicrotask(() => void table.comply());
    }),
  );
}
