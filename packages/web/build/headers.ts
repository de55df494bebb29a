import { createHash } from 'node:crypto';
import { contrast } from '@oubliette/art';

/**
 * What a page of ours may do: load from where it came from, and nothing else. Nobody may frame it.
 * The styles that stand in the page and in its drawings are known by their hashes.
 */
export function guardsOf(page: string): Readonly<Record<string, string>> {
  const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style ?? '');
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'worker-src': "'self'",
    'style-src': ["'self'", ...[...styles, contrast].map(hashed)].join(' '),
    'font-src': "'self'",
    // A drawing is made into a picture by way of an address of its own.
    'img-src': "'self' blob:",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([what, whence]) => `${what} ${whence}`)
      .join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

const hashed = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
