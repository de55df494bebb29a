import { onMount } from 'solid-js';
import type { OpenedTable } from '../match/opened-table.ts';

const AGAIN = 4000;

/**
 * While moves wait for room on the disk it is tried again, and nobody closes the tab unwarned; also
 * when another page is on the screen by then.
 */
export function Unsaved(props: { readonly table: OpenedTable }) {
  onMount(() => {
    const { table } = props;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const trying = setInterval(async () => {
      await table.settle();
      if (!table.durable()) return;
      clearInterval(trying);
      removeEventListener('beforeunload', warn);
    }, AGAIN);
    addEventListener('beforeunload', warn);
  });
  return null;
}
