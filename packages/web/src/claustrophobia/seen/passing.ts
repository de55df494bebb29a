import type { Verb } from '@oubliette/claustrophobia';
import { createEffect, on } from 'solid-js';
import type { CaveSnapshot, CaveTableOf } from './choice.ts';

/** Answers that change nothing but whose turn it is. */
const EMPTY: readonly Verb[] = ['pass', 'stop', 'finish'];

/** Whether only one thing can be done, and that is next to nothing. */
function hasNoChoice({ legal, view }: CaveSnapshot): boolean {
  const [action, ...others] = legal;
  if (!action || others.length > 0) return false;
  return EMPTY.includes(action.do) || (action.do === 'done' && view.asked?.kind === 'gifts');
}

/** Whoever acted last is asked once more; nobody else can tell how long he thinks. */
function isStillThere({ chapters, viewer, openTable, machine }: CaveSnapshot): boolean {
  return openTable || machine !== undefined || chapters.at(-1)?.seat === viewer;
}

/**
 * Answers for a player who has no choice (CL-ROUND-05). One for whom the curtain rose passes by
 * himself: a curtain that fell again at once would tell the other side what he does not hold.
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
