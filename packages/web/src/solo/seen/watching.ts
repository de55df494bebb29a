import { type Accessor, createEffect, onCleanup } from 'solid-js';
import { pace, restAt } from './pace.ts';
import type { SoloTableOf } from './seen.ts';

/** Whether the next character of the prison waits for its activation. */
export const isWaiting = (table: SoloTableOf): boolean =>
  !table.looking() && table.snapshot().legal.some(action => action.do === 'watch');

export const goOn = (table: SoloTableOf): void => void table.act({ do: 'watch' });

/** Lets the prison act by itself, once everything is at rest. */
export function watchByItself(table: SoloTableOf, isBusy: Accessor<boolean>): void {
  createEffect(() => {
    const rest = restAt(pace());
    if (rest === null || isBusy() || !isWaiting(table)) return;
    const next = setTimeout(() => goOn(table), rest);
    onCleanup(() => clearTimeout(next));
  });
}
