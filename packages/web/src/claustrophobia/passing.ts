import type { Action, Verb } from '@oubliette/claustrophobia';
import { createEffect, createMemo, on } from 'solid-js';
import type { CaveSnapshot, CaveTableOf } from './choice.ts';

/** Answers that change nothing but whose turn it is. */
const EMPTY: readonly Verb[] = ['pass', 'stop', 'finish'];

/** The only thing that can be done, where it is next to nothing. */
function emptyAnswer({ legal, view }: CaveSnapshot): Action | null {
  const [action] = legal;
  if (legal.length !== 1 || !action) return null;
  const isEmpty = EMPTY.includes(action.do);
  return isEmpty || (action.do === 'done' && view.asked?.kind === 'gifts') ? action : null;
}

/** Whoever acted last is asked once more; nobody else can tell how long he thinks. */
function isStillThere({ chapters, viewer, openTable, machine }: CaveSnapshot): boolean {
  return openTable || machine !== undefined || chapters.at(-1)?.seat === viewer;
}

/**
 * A table that answers for a player who has no choice (CL-ROUND-05), and takes such answers back
 * together with what he did before them. One for whom the curtain rose passes by himself: a curtain
 * that fell again at once would tell the other side what he does not hold.
 */
export function passWhereIdle(table: CaveTableOf): CaveTableOf {
  /** The moments of such answers, and whether what lay before them could be taken back. */
  const answered = new Map<number, boolean>();

  createEffect(
    on([table.snapshot, table.news], ([now, news]) => {
      if (table.looking()) return;
      for (const moment of answered.keys()) if (moment >= now.moment) answered.delete(moment);
      const isNew = news.length > 0 || now.chapters.length === 0;
      if (!isNew || table.handOver() !== null) return;
      const action = emptyAnswer(now);
      if (!action || !isStillThere(now)) return;
      answered.set(now.moment, now.canUndo);
      // The wish that led here is still being carried out.
      queueMicrotask(() => void table.act(action));
    }),
  );

  /** The first of the answers that stand at the end of the story; the present if there is none. */
  function startOfAnswers(moment: number): number {
    return answered.has(moment - 1) ? startOfAnswers(moment - 1) : moment;
  }

  const snapshot = createMemo(() => {
    const now = table.snapshot();
    const before = answered.get(startOfAnswers(now.moment));
    return before === false && now.canUndo ? { ...now, canUndo: false } : now;
  });

  async function undo() {
    const { moment, canUndo } = snapshot();
    if (!canUndo) return { rule: 'CL-ROUND-08' };
    for (let step = startOfAnswers(moment); step < moment; step++) await table.undo();
    return table.undo();
  }

  return { ...table, snapshot, undo };
}
