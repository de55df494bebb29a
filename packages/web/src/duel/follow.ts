import { createEffect, on } from 'solid-js';
import type { Choice, DuelTableOf } from './choice.ts';
import { rosterOf, tokenIn } from './reading.ts';

const MARGIN = 28;

/** Scrolls so far that neither the bar nor the sheet at the bottom covers a square. */
function keepInSight(cell: number): void {
  const square = document.querySelector(`[data-cell="${cell}"]`);
  if (!square) return;
  const { top, bottom } = square.getBoundingClientRect();
  const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
  const dock = document.querySelector('.duel-dock')?.getBoundingClientRect().top ?? innerHeight;
  const above = Math.min(0, top - bar - MARGIN);
  const below = Math.max(0, bottom - dock + MARGIN);
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  if (above || below) scrollBy({ top: below || above, behavior });
}

/** Where a board is larger than the screen, the view follows whoever is chosen, and who sits down. */
export function followTheEye(table: DuelTableOf, choice: Choice, isTall: () => boolean): void {
  const follow = (cell: number | undefined) => {
    if (!isTall() || cell === undefined || cell < 0) return;
    requestAnimationFrame(() => keepInSight(cell));
  };
  const standing = (token: string | null) =>
    token === null ? undefined : tokenIn(table.snapshot().view, token)?.place;

  createEffect(on(choice.selected, token => follow(standing(token))));
  createEffect(on(choice.refusal, refused => follow(refused?.cell ?? undefined)));
  createEffect(
    on(
      () => table.snapshot().viewer,
      viewer => {
        if (viewer === 'table') return;
        follow(rosterOf(table.snapshot().view, viewer)[0]?.place);
      },
    ),
  );
}

/** A button that did its deed may be gone; the keys then belong to the square under the bracket. */
export function keepTheFocus(table: DuelTableOf, choice: Choice): void {
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
