import type { AskedPuzzle } from '@oubliette/host/exercise';
import { type Exercise, ok, type Result } from '@oubliette/kernel';
import { ask } from '../keeper/ask.ts';
import type { OpenedTable } from '../match/opened-table.ts';
import { laid } from '../match/table.ts';

/** Opens a kept match; nobody sits at the screen yet. */
export async function openTable(key: string): Promise<Result<OpenedTable>> {
  const opened = await ask('open', key, null);
  if (!opened.ok) return opened;
  const table = laid(key, opened.value, ask);
  if (!opened.value.snapshot.machine) return ok(table);
  const { againstMachine } = await import('../opponent/table.ts');
  return ok(await againstMachine(table));
}

/**
 * Lays a position on the table, to be played from: a lesson, a puzzle. `ask('judge', key, …)` says
 * what has come of it. The machine plays the others at that level where no answers are written.
 * What was `played` before is done first.
 * @public
 */
export async function openExercise(
  exercise: Exercise,
  level?: string,
  played?: readonly string[],
): Promise<Result<OpenedTable>> {
  const key = await ask('exercise', exercise, level, played);
  return key.ok ? openTable(key.value) : key;
}

/**
 * Lays a puzzle on the table. `ask('appraise', key)` says how the try stands.
 * @public
 */
export async function openPuzzle(puzzle: AskedPuzzle): Promise<Result<OpenedTable>> {
  const key = await ask('puzzle', puzzle);
  return key.ok ? openTable(key.value) : key;
}
