import { type Accessor, createMemo, onCleanup, onMount } from 'solid-js';

/** Whether something has been the case at least once. */
export const ever = (isSo: () => boolean): Accessor<boolean> =>
  createMemo<boolean>(was => was || isSo(), false);

/** A while after the table lies there, when nobody waits for a script any more. */
const QUIET = 4000;

/** Fetches what the table can be played without, before somebody waits for it. */
export function fetchWhenQuiet(
  scenes: readonly { readonly preload: () => Promise<unknown> }[],
): void {
  onMount(() => {
    const later = setTimeout(() => {
      for (const scene of scenes) void scene.preload();
    }, QUIET);
    onCleanup(() => clearTimeout(later));
  });
}
