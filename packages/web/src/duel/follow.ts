import { createEffect, on } from 'solid-js';
import { wantsStillness } from '../senses/speed.ts';
import type { DuelChoice, DuelTableOf } from './seen/choice.ts';
import { endAbove } from './seen/dock.ts';
import { cellIn, cellOf, planIn, rosterOf } from './seen/reading.ts';

const MARGIN = 28;

/** Scrolls so far that neither bar nor sheet covers the squares; the first ones matter most. */
function keepInSight(cells: readonly number[]): boolean {
  const squares = cells
    .map(cell => document.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect())
    .filter(square => square !== undefined);
  const [first] = squares;
  if (!first) return false;
  const bar = document.querySelector('.notices')?.getBoundingClientRect().bottom ?? 0;
  const dock = endAbove(document.querySelector('.duel-dock'));
  let { top, bottom } = first;
  for (const square of squares) {
    const [upper, lower] = [Math.min(top, square.top), Math.max(bottom, square.bottom)];
    if (lower - upper + 2 * MARGIN <= dock - bar) [top, bottom] = [upper, lower];
  }
  const above = Math.min(0, top - bar - MARGIN);
  const below = Math.max(0, bottom - dock + MARGIN);
  const behavior = wantsStillness() ? 'auto' : 'smooth';
  if (above || below) scrollBy({ top: below || above, behavior });
  const stage = document.querySelector('.duel-stage');
  const aside = first.left + first.width / 2 - innerWidth / 2;
  const isAside = first.left < MARGIN || first.right > innerWidth - MARGIN;
  if (isAside) stage?.scrollBy({ left: aside, behavior });
  return above !== 0 || below !== 0;
}

/** So long a calm scroll may take, in milliseconds. */
const SCROLLING = 500;

/** The same for what happens next: it waits until its place is in sight. */
export function scrollTo(cells: readonly number[]): Promise<void> {
  if (!keepInSight(cells) || wantsStillness()) return Promise.resolve();
  return new Promise(done => {
    addEventListener('scrollend', () => done(), { once: true });
    setTimeout(done, SCROLLING);
  });
}

/** Milliseconds in which a table is laid: its sheet is fetched, and grows. */
const LAYING = 2000;

/** Keeps squares in sight while the table is laid, whatever comes to cover them. */
function keepWhileLaid(cells: readonly number[]): void {
  const watch = new ResizeObserver(() => keepInSight(cells));
  const end = performance.now() + LAYING;
  const find = () => {
    const sheet = document.querySelector('.duel-dock');
    if (sheet) watch.observe(sheet);
    else if (performance.now() < end) requestAnimationFrame(find);
  };
  find();
  setTimeout(() => watch.disconnect(), LAYING);
}

/** Where a board is larger than the screen, the view follows whoever is chosen, and who sits down. */
export function followTheEye(
  table: DuelTableOf,
  choice: DuelChoice,
  isTall: () => boolean,
  /** Who acts by itself, where somebody does. */
  actor: () => string | null = () => null,
): void {
  const follow = (...cells: readonly (number | null | undefined)[]) => {
    const seen = cells.filter(cell => typeof cell === 'number' && cell >= 0) as number[];
    if (!isTall() || seen.length === 0) return;
    // The sheet takes its new height first.
    requestAnimationFrame(() => setTimeout(() => keepInSight(seen)));
  };
  const standing = (token: string | null) =>
    token === null ? null : cellIn(table.snapshot().view, token);

  createEffect(on(choice.selected, token => follow(standing(token))));
  createEffect(on([actor, table.snapshot], ([token]) => token !== null && follow(standing(token))));
  createEffect(
    on(choice.refusal, refused => refused && follow(refused.cell, standing(choice.selected()))),
  );
  createEffect(
    on([table.snapshot, choice.selected], ([{ view, legal }, token]) => {
      const { columns } = planIn(view);
      const puts = legal.filter(action => action.do === 'put');
      const lit = puts.filter(action => action.token === token);
      follow(...(lit.length > 0 ? lit : puts).map(({ x, y }) => y * columns + x));
    }),
  );
  createEffect(
    on(
      () => table.snapshot().viewer,
      viewer => {
        if (viewer === 'table') return;
        const { view, seats } = table.snapshot();
        // Before the first turn nobody may stand anywhere yet: the line does.
        const line = planIn(view).lines[seats.indexOf(viewer)]?.cells ?? [];
        const own = [
          ...rosterOf(view, viewer).flatMap(token => cellOf(view, token) ?? []),
          ...line,
        ];
        if (isTall()) keepWhileLaid(own);
      },
    ),
  );
}
