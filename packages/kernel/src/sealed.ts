import type { Seat } from './game.ts';

/** An answer is something: null would look like none. */
type Answer = NonNullable<unknown>;

/**
 * Answers to a simultaneous question, each under its own seal until the last one is in.
 * The record is plain and lives in a frame.
 */
export type Sealed<S extends Seat, A extends Answer> = { [seat in S]?: A };

export function stillAsked<S extends Seat, A extends Answer>(
  seats: readonly S[],
  sealed: Sealed<S, A>,
): S[] {
  return seats.filter(seat => sealed[seat] === undefined);
}

/** What a viewer may know of the answers: their own, and who has given one. */
export function seenOf<S extends Seat, A extends Answer>(
  sealed: Sealed<S, A>,
  viewer: Seat,
): { readonly own: A | null; readonly given: readonly S[] } {
  const given = (Object.keys(sealed) as S[]).filter(seat => sealed[seat] !== undefined).sort();
  return { own: sealed[viewer as S] ?? null, given };
}
