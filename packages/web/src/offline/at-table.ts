import { createEffect, onCleanup } from 'solid-js';
import { address } from '../router/address.ts';

const LOCK = 'oubliette.at-table';

/** Whether this tab shows a match. */
export const atTable = (): boolean => ['match', 'online'].includes(address().page);

/** Holds a lock that other tabs can see while this one shows a match. */
export function showAtTable(): void {
  createEffect(() => {
    if (!atTable()) return;
    const left = new AbortController();
    const gone = new Promise<void>(done => left.signal.addEventListener('abort', () => done()));
    void navigator.locks?.request(LOCK, { mode: 'shared' }, () => gone);
    onCleanup(() => left.abort());
  });
}

/** Whether some tab shows a match; this one is not to. */
export async function atTableElsewhere(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === LOCK);
}
