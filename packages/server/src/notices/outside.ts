import { type LookupAddress, lookup } from 'node:dns';
import { request as requestPlainly } from 'node:http';
import { request as requestSafely } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Shorter than a duty is leased for: nobody else tells the same meanwhile. */
const PATIENCE_MS = 5000;

export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** Sends to addresses that people name: they must not lead into the network that the server stands in. */
export interface Outside {
  /** Whether an address may be sent to, as far as its text shows. */
  mayReach(address: string): boolean;
  /** The status of the answer; whatever else it says is not read, and nowhere else is gone to. */
  send(address: string, message: Message): Promise<number>;
}

/** Of the newer addresses only these are given out to the public; an old one may stand within any other. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  const isGivenOut = parsed instanceof ipaddr.IPv4 || parsed.match(GIVEN_OUT);
  return isGivenOut && parsed.range() === 'unicast';
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/** A name that leads to an address of ours is refused when it is dialled, whatever it said before. */
export const lookupPublic: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const all = addresses as LookupAddress[];
    const refused =
      error ?? (all.every(({ address }) => isPublic(address)) ? null : privateAddress());
    if (refused !== null || all[0] === undefined) found(refused ?? privateAddress(), '', 4);
    else if (options.all) found(null, all);
    else found(null, all[0].address, all[0].family);
  });
};

const privateAddress = () =>
  Object.assign(new Error('The address leads into a private network.'), { code: 'EPRIVATE' });

/** With `mayBePrivate` whoever keeps the server takes it on: also plain HTTP, also in their own network. */
export function outside(mayBePrivate: boolean): Outside {
  function mayReach(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, hostname, username, password } = new URL(address);
    if (username !== '' || password !== '') return false;
    if (mayBePrivate) return /^https?:$/.test(protocol);
    const host = bare(hostname);
    if (protocol !== 'https:') return false;
    return isIP(host) === 0 ? host.includes('.') && !host.endsWith('.localhost') : isPublic(host);
  }

  return {
    mayReach,
    send(address, { headers, body }) {
      if (!mayReach(address)) return Promise.reject(privateAddress());
      const request = address.startsWith('https:') ? requestSafely : requestPlainly;
      return new Promise((answered, failed) => {
        const sent = request(
          address,
          {
            method: 'POST',
            headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
            timeout: PATIENCE_MS,
            signal: AbortSignal.timeout(PATIENCE_MS),
            agent: false,
            ...(!mayBePrivate && { lookup: lookupPublic }),
          },
          response => {
            answered(response.statusCode ?? 0);
            response.destroy();
          },
        );
        sent.on('error', failed);
        sent.end(body);
      });
    },
  };
}
