import { createSignal } from 'solid-js';
import { atTableElsewhere } from './at-table.ts';
import { TAKE_OVER } from './take-over.ts';

const [waiting, setWaiting] = createSignal<ServiceWorker | null>(null);

/** Whether the table lies whole in this browser, is on its way there, or cannot be kept. */
type Keeping = 'kept' | 'coming' | 'refused';
const [keeping, setKeeping] = createSignal<Keeping>('coming');

export { keeping };

/** Whether a newer version lies ready in this browser. */
export const isNewerVersionReady = (): boolean => waiting() !== null;

/**
 * Begins to keep the table for days without a network. A newer version is fetched beside the one in use
 * and never takes its place by itself while a tab is open.
 */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    setKeeping('refused');
    return;
  }
  try {
    const kept = await navigator.serviceWorker.register('./service-worker.js', {
      updateViaCache: 'none',
    });
    setWaiting(kept.waiting);
    void navigator.serviceWorker.ready.then(() => setKeeping('kept'));
    kept.addEventListener('updatefound', () => {
      const coming = kept.installing;
      coming?.addEventListener('statechange', () => {
        // Without a controller this is the first visit: there is nothing older to replace.
        if (coming.state === 'installed' && navigator.serviceWorker.controller) setWaiting(coming);
        if (coming.state === 'redundant' && waiting() === coming) setWaiting(null);
      });
    });
  } catch {
    // The browser forbids it (private window, no HTTPS): the table works with the network only.
    setKeeping('refused');
  }
}

/** A tab that has just left its match may hold its lock for another moment. */
const MOMENT = 250;
const MOMENTS = 4;

async function staysAtTable(): Promise<boolean> {
  for (let moment = 0; moment < MOMENTS; moment++) {
    if (!(await atTableElsewhere())) return false;
    await new Promise(passed => setTimeout(passed, MOMENT));
  }
  return true;
}

/** Goes on with the newer version, unless a match is open in another tab; whether it does. */
export async function useNewerVersion(): Promise<boolean> {
  if (await staysAtTable()) return false;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting()?.postMessage(TAKE_OVER);
  return true;
}
