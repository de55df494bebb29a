import { networkInterfaces } from 'node:os';
import type { Place } from './listen.ts';

/** Hosts that mean every address of this machine; no browser can visit them by that name. */
const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;

/** Where the table can be visited; the first address works on this very machine. */
export function addressesOf(
  { host, port }: Place,
  own: readonly string[] = ownAddresses(),
): readonly [string, ...string[]] {
  if (!everywhere.has(host)) return [addressOf(host, port)];
  return [addressOf('localhost', port), ...own.map(address => addressOf(address, port))];
}

const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Why nothing can listen there, in one sentence; null for faults that have nothing to do with it. */
export function whyNotThere(fault: unknown, { host, port }: Place): string | null {
  switch ((fault as NodeJS.ErrnoException | null)?.code) {
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
