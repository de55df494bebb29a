import { saveMatch } from '@oubliette/kernel';
import type { TableOfHall } from './table.ts';

/** A finished match as a file, with what was promised of its seed; `docs/match-file.md` describes it. */
export function fileText({ hosted: { match, settings }, seats, commitment }: TableOfHall): string {
  const document = saveMatch(match, settings.players, settings.machine);
  const nonces = seats.flatMap(({ nonce }) => nonce ?? []);
  return JSON.stringify({ ...document, sealed: { commitment, nonces } });
}
