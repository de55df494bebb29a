import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf } from './address.ts';
import type { ListeningPlace } from './listen.ts';
import { fingerprint, house } from './sources.ts';

/** Where a server says who it is, for the next `npm start`. */
export const IDENTITY_PATH = '/oubliette.json';

const PATIENCE_MS = 2000;

export interface Identity {
  /** The checkout: named by chance, so that it tells nothing about the machine. */
  readonly oubliette: string;
  /** What the served table was built from. */
  readonly built: string;
  readonly host: string;
  /** Whether it keeps matches for people elsewhere. */
  readonly online?: boolean;
  /** Where links to it lead, if that is not where it is opened. */
  readonly publicOrigin?: string;
}

export const identityOf = ({ host, publicOrigin }: ListeningPlace): Identity => ({
  ...(publicOrigin != null && { publicOrigin }),
  oubliette: checkout(join(house, '.cache/web')),
  built: fingerprint(),
  host,
});

/** The name of this checkout, given once; where nothing can be written it is another each time. */
export function checkout(folder: string): string {
  const path = join(folder, 'checkout');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, randomUUID(), { flag: 'wx' });
  } catch {
    // It has its name already, or cannot have one.
  }
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return randomUUID();
  }
}

/** Who listens there, if it is an Oubliette. */
export async function identityAt(place: ListeningPlace): Promise<Identity | null> {
  try {
    const address = new URL(IDENTITY_PATH, addressesOf(place)[0]);
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const said: Partial<Identity> | null = await answer.json();
    const { oubliette, built, host } = said ?? {};
    return oubliette && built && host ? { oubliette, built, host } : null;
  } catch {
    return null;
  }
}
