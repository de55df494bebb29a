import type { Fault } from '@oubliette/kernel';
import type { Tidings } from '../wire/tidings.ts';
import type { Ticket } from './hall-store.ts';
import type { KnownSight, SentSight } from './sights.ts';

/** An answer as it is sent. */
export interface SentAnswer {
  readonly text: string;
  readonly tell: Tidings['tell'];
  /** What of the story whoever asked has from then on. */
  readonly known?: KnownSight;
  /** Due when the answer is on its way: others are told after who acted. */
  readonly afterwards?: () => void;
}

export const told = (tidings: Tidings): SentAnswer => ({
  text: JSON.stringify(tidings),
  tell: tidings.tell,
});

export const refused = (id: string | undefined, fault: Fault): SentAnswer =>
  told({ tell: 'no', ...(id !== undefined && { id }), fault });

/** A tiding with a sight that is text already: it is built once for all who see the same. */
export function withSight(
  tidings: { readonly tell: 'sight' | 'done' | 'stale' | 'news' } & Readonly<
    Record<string, unknown>
  >,
  { text, head, moments }: SentSight,
): SentAnswer {
  const rest = JSON.stringify(tidings);
  return {
    text: `${rest.slice(0, -1)},"sight":${text}}`,
    tell: tidings.tell,
    known: { head, moments },
  };
}

/** Whether a ticket opens a match by itself, without being made a key first. */
export const isKey = ({ kind }: Ticket): boolean => kind === 'key' || kind === 'watch';
