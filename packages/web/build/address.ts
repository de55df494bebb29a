import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { ListeningPlace } from './listen.ts';

/** Hosts that mean every address of this machine; no browser can visit them by that name. */
export const isEverywhere = (host: string): boolean => ['0.0.0.0', '::'].includes(host);

/** A host as it stands in an address. */
export const bracketed = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

const addressOf = (host: string, port: number): string => `http://${bracketed(host)}:${port}/`;

/** Where the table can be visited; the first address works on this very machine. */
export function addressesOf(
  { host, port }: ListeningPlace,
  own: readonly string[] = ownAddresses(),
): readonly [string, ...string[]] {
  if (!isEverywhere(host)) return [addressOf(host, port)];
  return [addressOf('localhost', port), ...own.map(address => addressOf(address, port))];
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Why the table cannot be built or opened there, in one sentence; null for any other fault. */
export function whyNotThere(fault: unknown, { host, port }: ListeningPlace): string | null {
  const { code, path } = (fault ?? {}) as NodeJS.ErrnoException;
  if (path !== undefined && ['EACCES', 'EPERM', 'EROFS'].includes(code ?? '')) {
    return `${path} cannot be written to (${code}), and the table is built there: copy the checkout to a folder of your own.`;
  }
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return `--host wants an address of this machine, not "${host}".`;
    case 'EACCES':
      return `Port ${port} is reserved for the system; try one from 1024 on.`;
    default:
      return null;
  }
}
