import { saveMatch } from '@oubliette/kernel';
import type { Table } from './table.ts';

/** A finished match as a file; `docs/match-file.md` describes it. */
export function fileText({ hosted: { match, settings } }: Table): string {
  return JSON.stringify(saveMatch(match, settings.players, settings.machine));
}
