import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { bracketed, isEverywhere } from './address.ts';

/** What becomes of a request, by the name under which the browser looked for us. */
export type Admission =
  | { readonly kind: 'in' }
  /** The same table under its one name: a browser keeps matches by origin. */
  | { readonly kind: 'elsewhere'; readonly origin: string }
  | { readonly kind: 'out' };

const THIS_MACHINE = /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

export const isThisMachine = (host: string): boolean => THIS_MACHINE.test(bracketed(host));

/**
 * A foreign page can make its own name lead to this machine (DNS rebinding) and would then read
 * what is served here: only names that are ours are let in. A number is no name; nobody can make
 * it lead elsewhere.
 */
export function admit(
  asked: string | undefined,
  host: string,
  publicOrigin: string | null = null,
): Admission {
  if (publicOrigin !== null && new URL(publicOrigin).host === asked?.toLowerCase())
    return { kind: 'in' };
  const [, name = '', port = ''] =
    /^(\[[^\]]*\]|[^:]*)((?::\d+)?)$/.exec(asked?.toLowerCase() ?? '') ?? [];
  const home = isEverywhere(host) ? 'localhost' : bracketed(host.toLowerCase());
  if (name === home) return { kind: 'in' };
  if (THIS_MACHINE.test(name) && THIS_MACHINE.test(home)) {
    return { kind: 'elsewhere', origin: `http://${home}${port}` };
  }
  return THIS_MACHINE.test(name) || isOwn(name) ? { kind: 'in' } : { kind: 'out' };
}

function isOwn(name: string): boolean {
  const own = hostname().toLowerCase();
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === own || name === `${own}.local`;
}
