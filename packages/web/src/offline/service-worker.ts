// Keeps the whole table in the browser, so that it opens without a network.
// A newer version waits until no tab uses the old one, or until a person asks for it (`newer-version.ts`).
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { TAKE_OVER } from './take-over.ts';

/** Written by the build (`build/offline.ts`). */
declare const KEPT_FILES: PrecacheEntry[];

/** What no standard type of pages has. */
interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface PushMessage extends Waiting {
  readonly data: { json(): { readonly match: string; readonly words: string } };
}
interface NotificationClick extends Waiting {
  readonly notification: Notification & { readonly data: string };
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

const worker = self as unknown as EventTarget & {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: object): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
};

worker.addEventListener('message', event => {
  if ((event as MessageEvent).data === TAKE_OVER) void worker.skipWaiting();
});

// Somebody is waited for and does not look: `packages/server/src/notices` sends it, in their language.
worker.addEventListener('push', event => {
  const message = event as PushMessage;
  const { match, words } = message.data.json();
  const about = { body: words, tag: match, data: match, icon: './icon-192.png' };
  message.waitUntil(worker.registration.showNotification('Oubliette', about));
});

worker.addEventListener('notificationclick', event => {
  const click = event as NotificationClick;
  click.notification.close();
  click.waitUntil(showMatch(click.notification.data));
});

/** In the tab that shows the match, else in a new one: nobody loses another table by it. */
async function showMatch(match: string): Promise<void> {
  const address = new URL(`./#/online/${match}`, worker.registration.scope).href;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => url.endsWith(`#/online/${match}`));
  await (open ? open.focus() : worker.clients.openWindow(address));
}

// The first visit is served as well as the later ones.
clientsClaim();
cleanupOutdatedCaches();
// The page reads its address by itself: `/?lang=ru` is the same file.
precacheAndRoute(KEPT_FILES, { ignoreURLParametersMatching: [/./] });
