import type { DueNotice } from '@oubliette/host/hall';
import type { NoticeTo, TidingsOf } from '@oubliette/host/wire';
import { type Fault, fault } from '@oubliette/kernel';
import webPush, { type VapidKeys } from 'web-push';
import type { Message, Outside } from './outside.ts';
import { wordsOf } from './words.ts';

/** Whoever comes back later than that sees by themselves. */
const TIME_TO_LIVE = 24 * 60 * 60;
const CONTACT = 'mailto:nobody@oubliette.invalid';
/** Where browsers let themselves be told: nobody names another host as their own. */
const PUSH_HOSTS = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** Sends what is due to the addresses that people named. */
export interface Telling {
  readonly offers: Pick<TidingsOf<'offered'>, 'push' | 'hooks'>;
  unreachable(to: NoticeTo): Fault | null;
  /** Whether it is taken; nothing if nobody is there any more. */
  tell(due: DueNotice): Promise<boolean | null>;
}

export function createTelling(
  keys: VapidKeys,
  out: Outside,
  publicOrigin: string | null,
  isOpenToAll: boolean,
): Telling {
  const isPushHost = (endpoint: string): boolean => {
    const { hostname } = new URL(endpoint);
    return (
      isOpenToAll || PUSH_HOSTS.some(host => `.${hostname}`.endsWith(host.replace(/^\.?/, '.')))
    );
  };
  const subject = publicOrigin?.startsWith('https:') ? publicOrigin : CONTACT;

  function pushed(to: Extract<NoticeTo, { by: 'push' }>, due: DueNotice): Message {
    const { match } = due.notice;
    const { endpoint, p256dh, auth } = to;
    const payload = JSON.stringify({ match, words: wordsOf(due) });
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      payload,
      { TTL: TIME_TO_LIVE, urgency: 'high', vapidDetails: { subject, ...keys } },
    );
    return { headers: texts(headers), body: body ?? '' };
  }

  function hooked(due: DueNotice): Message {
    const { match, seat } = due.notice;
    const link = publicOrigin === null ? '' : ` ${publicOrigin}/#/online/${match}`;
    const words = `${wordsOf(due)}${link}`;
    // Chat services show one of the first two.
    const body = JSON.stringify({ content: words, text: words, what: due.what, match, seat });
    return { headers: { 'content-type': 'application/json' }, body };
  }

  return {
    offers: { push: keys.publicKey, hooks: true },
    unreachable(to) {
      const address = to.by === 'push' ? to.endpoint : to.url;
      if (to.by === 'push' && !isPushHost(address)) return strangePush();
      return out.mayReach(address) ? null : unreachableHook();
    },
    async tell(due) {
      const { to } = due.notice;
      try {
        const status =
          to.by === 'push'
            ? await out.send(to.endpoint, pushed(to, due))
            : await out.send(to.url, hooked(due));
        if (status === 404 || status === 410) return null;
        return status >= 200 && status < 300;
      } catch {
        return false;
      }
    },
  };
}

const texts = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

const strangePush = (): Fault =>
  fault('notice.push', 'to.endpoint', 'This is no push service that a browser names.');

const unreachableHook = (): Fault =>
  fault('notice.hook', 'to.url', 'A webhook has an https address in the public network.');
