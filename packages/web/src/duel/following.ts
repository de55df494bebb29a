import { type Accessor, createEffect, createSignal, getOwner, runWithOwner } from 'solid-js';
import type { DuelChoice, DuelTableOf } from './seen/choice.ts';

type Follow = (cells: readonly number[]) => Promise<void>;

/**
 * The view follows what happens where a board is larger than the screen. What does so is fetched
 * there; elsewhere there is nothing to follow with.
 */
export function createFollowing(
  table: DuelTableOf,
  choice: DuelChoice,
  isTall: () => boolean,
  actor?: () => string | null,
): Accessor<Follow | null> {
  const owner = getOwner();
  const [scroll, setScroll] = createSignal<Follow | null>(null);
  createEffect(() => {
    if (!isTall() || scroll()) return;
    void import('./follow.ts').then(({ followTheEye, scrollTo }) => {
      if (scroll()) return;
      setScroll(() => scrollTo);
      runWithOwner(owner, () => followTheEye(table, choice, isTall, actor));
    });
  });
  return () => (isTall() ? scroll() : null);
}
