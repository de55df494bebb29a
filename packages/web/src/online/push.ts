import type { TidingsOf, WireFrameOf } from '@oubliette/host/wire';
import { createSignal } from 'solid-js';
import { language } from '../i18n/language.ts';
import { hasServer } from './has-server.ts';
import { type MySeat, mySeats } from './my-seats.ts';
import { askOnce } from './server-asks.ts';

type NoticeTo = WireFrameOf<'notify'>['to'];

/** What the server has beyond playing by links; nothing where there is none, or while it does not answer. */
export async function offered(): Promise<TidingsOf<'offered'> | null> {
  // Where files alone are served there is nobody to ask.
  if (!(await hasServer())) return null;
  const told = await askOnce('offers', {}, 'offered');
  return told.ok ? told.value : null;
}

/** From now on the server tells this address when whoever sits there is waited for, or no more. */
export const notify = ({ match, key }: Pick<MySeat, 'match' | 'key'>, to: NoticeTo, on: boolean) =>
  askOnce('notify', { match, to, on, language: language() }, 'notified', key);

const STORED = 'oubliette.told';

function stored(): boolean {
  try {
    return localStorage.getItem(STORED) === 'on';
  } catch {
    return false;
  }
}

const [isTold, setTold] = createSignal(stored());

/** Whether this device wants to be told when it is the turn of whoever sits here. */
export { isTold };

function remember(on: boolean): void {
  setTold(on);
  // Where the browser keeps nothing it is asked for again in the next tab.
  try {
    if (on) localStorage.setItem(STORED, 'on');
    else localStorage.removeItem(STORED);
  } catch {}
}

/** Browsers give messages to pages by HTTPS, or of this computer, only; an iPhone to installed ones. */
export const canBeTold = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

/** The address of this browser at its push service; nothing if it is not allowed. */
async function subscribed(): Promise<NoticeTo | null> {
  const { push = null } = (await offered()) ?? {};
  if (push === null || (await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push });
  return addressOf(made);
}

function addressOf(subscription: PushSubscription): NoticeTo | null {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh, auth } = keys;
  return endpoint && p256dh && auth ? { by: 'push', endpoint, p256dh, auth } : null;
}

const seated = (): readonly MySeat[] => mySeats().filter(({ seat }) => seat !== null);

/** Lets this device be told of all its matches; whether the browser and the server do that. */
export async function beTold(): Promise<boolean> {
  try {
    const to = await subscribed();
    if (to === null) return false;
    remember(true);
    await Promise.all(seated().map(mine => notify(mine, to, true)));
    return true;
  } catch {
    // The browser has no push service, or cannot reach it.
    return false;
  }
}

export async function beToldNoMore(): Promise<void> {
  remember(false);
  const registration = await navigator.serviceWorker.getRegistration();
  const made = await registration?.pushManager.getSubscription();
  if (!made) return;
  const to = addressOf(made);
  if (to !== null) await Promise.all(seated().map(mine => notify(mine, to, false)));
  await made.unsubscribe();
}

/** A match that was begun or joined after this device had asked for it is told of as well. */
export async function beToldOf(mine: MySeat): Promise<void> {
  if (!isTold() || mine.seat === null || !canBeTold()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const made = await registration?.pushManager.getSubscription();
  const to = made && addressOf(made);
  if (to) await notify(mine, to, true);
}
