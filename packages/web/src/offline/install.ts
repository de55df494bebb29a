import { createSignal } from 'solid-js';

/** What Chromium says before it offers to install a page; no standard type has it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const [offer, setOffer] = createSignal<InstallOffer | null>(null);

/** Whether the browser lets the page offer its own installation. */
export const canInstall = (): boolean => offer() !== null;

/** The offer comes once, early, and only to who listens. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => setOffer(null));
}

export async function install(): Promise<void> {
  const { outcome } = (await offer()?.prompt()) ?? {};
  // A browser takes an offer back that was answered.
  if (outcome !== undefined) setOffer(null);
}
