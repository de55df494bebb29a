// Keeps the whole table in the browser, so that it opens without a network.
// A newer version waits until no tab uses the old one, or until a person asks for it (`newer-version.ts`).
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { TAKE_OVER } from './take-over.ts';

/** Written by the build (`build/offline.ts`). */
declare const KEPT_FILES: PrecacheEntry[];

const worker = self as unknown as EventTarget & { skipWaiting(): Promise<void> };

worker.addEventListener('message', event => {
  if ((event as MessageEvent).data === TAKE_OVER) void worker.skipWaiting();
});

// The first visit is served as well as the later ones.
clientsClaim();
cleanupOutdatedCaches();
// The page reads its address by itself: `/?lang=ru` is the same file.
precacheAndRoute(KEPT_FILES, { ignoreURLParametersMatching: [/./] });
