import { createEffect, on } from 'solid-js';
import type { DuelChoice, DuelTableOf } from './seen/choice.ts';

/** A button that did its deed may be gone; the keys then belong to the square under the bracket. */
export function keepTheFocus(table: DuelTableOf, choice: DuelChoice): void {
  createEffect(
    on(
      table.snapshot,
      () =>
        requestAnimationFrame(() => {
          const cell = choice.focus();
          if (cell === null || document.activeElement !== document.body) return;
          const square = document.querySelector<SVGElement>(`[data-cell="${cell}"]`);
          if (table.handOver() === null) square?.focus({ preventScroll: true });
        }),
      { defer: true },
    ),
  );
}
