import type { IncomingMessage } from 'node:http';
import { type Fault, fault } from '@oubliette/kernel';

/** Whether a page of ours asks, or a program: another page has no business here. */
export function isOwnOrigin({ headers }: IncomingMessage, publicOrigin: string | null): boolean {
  const { origin, host } = headers;
  // A proxy may ask under another name than people do.
  if (origin === undefined || origin === publicOrigin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

export const foreignOrigin = (): Fault =>
  fault('http.origin', '', 'Another page cannot ask here in a player’s name.');
