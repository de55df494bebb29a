import { onMount } from 'solid-js';
import { showAtTable } from './at-table.ts';
import { awaitInstallOffer } from './install.ts';
import { NewerVersion } from './NewerVersion.tsx';
import { keepForOffline } from './newer-version.ts';

/** Fetched when the page is at rest, so that keeping the table takes nothing from the first screen. */
export function Offline() {
  showAtTable();
  awaitInstallOffer();
  onMount(keepForOffline);
  return <NewerVersion />;
}
