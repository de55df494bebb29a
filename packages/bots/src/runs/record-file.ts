import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { fail, fault, ok, type Result } from '@oubliette/kernel';
import type { Ended, Fixture, Kind, Plan } from './kind.ts';

/**
 * The file of a run: its plan in the first line, then a line for each match as it ends. Whoever
 * is stopped goes on from there; a last line that was cut off in mid-word is played again.
 */
export interface RecordFile {
  readonly records: readonly Ended[];
  add(record: Ended): void;
}

export function openRecordFile(
  path: string,
  plan: Plan,
  kind: Kind<Plan, Fixture, Ended>,
): Result<RecordFile> {
  const heading = JSON.stringify(plan);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (text === '') {
    writeFileSync(path, `${heading}\n`);
    return ok(recordFile(path, []));
  }
  const [first = '', ...rest] = text.split('\n');
  if (!isSamePlan(first, plan)) {
    const why = 'It holds other matches: name another file, or ask for the same matches.';
    return fail(fault('other-matches', path, why));
  }
  const lines = rest.slice(0, -1);
  const records = lines.map(line => readRecord(line, kind));
  const broken = records.indexOf(null);
  if (broken >= 0) {
    const why = `Line ${broken + 2} is no match; nothing was changed.`;
    return fail(fault('broken-record', path, why));
  }
  // Whatever was cut off goes away, so that the next line begins at the beginning.
  if (rest.at(-1) !== '') truncateSync(path, Buffer.byteLength([first, ...lines, ''].join('\n')));
  return ok(recordFile(path, records as Ended[]));
}

function recordFile(path: string, records: readonly Ended[]): RecordFile {
  return { records, add: record => appendFileSync(path, `${JSON.stringify(record)}\n`) };
}

/** More matches of the same plan are the same plan. */
function isSamePlan(line: string, plan: Plan): boolean {
  try {
    const known = JSON.parse(line) as Plan;
    return JSON.stringify({ ...known, matches: 0 }) === JSON.stringify({ ...plan, matches: 0 });
  } catch {
    return false;
  }
}

function readRecord(line: string, kind: Kind<Plan, Fixture, Ended>): Ended | null {
  try {
    const read: unknown = JSON.parse(line);
    if (typeof read !== 'object' || read === null || !kind.isRecord(read)) return null;
    return read as Ended;
  } catch {
    return null;
  }
}
