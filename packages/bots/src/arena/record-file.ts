import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail, fault, ok, type Result } from '@oubliette/kernel';
import type { MatchRecord } from './fixture.ts';
import type { ArenaPlan } from './plan.ts';

/**
 * The file of an arena: its plan in the first line, then a line for each match as it ends. Whoever
 * is stopped goes on from there; a line that was cut off in mid-word is played again.
 */
export interface RecordFile {
  readonly records: readonly MatchRecord[];
  add(record: MatchRecord): void;
}

export function openRecordFile(path: string, plan: ArenaPlan): Result<RecordFile> {
  const heading = JSON.stringify(plan);
  if (!existsSync(path)) {
    writeFileSync(path, `${heading}\n`);
    return ok(recordFile(path, []));
  }
  const [first = '', ...lines] = readFileSync(path, 'utf8').split('\n');
  if (!isSamePlan(first, plan)) {
    const text = `It holds another arena: name another file, or ask for the same matches.`;
    return fail(fault('other-arena', path, text));
  }
  const records = lines.flatMap(line => readLine(line));
  // Whatever was cut off goes away, so that the next line begins at the beginning.
  const whole = records.map(record => JSON.stringify(record));
  writeFileSync(path, `${[first, ...whole].join('\n')}\n`);
  return ok(recordFile(path, records));
}

function recordFile(path: string, records: readonly MatchRecord[]): RecordFile {
  return { records, add: record => appendFileSync(path, `${JSON.stringify(record)}\n`) };
}

/** More matches of the same arena are the same arena. */
function isSamePlan(line: string, plan: ArenaPlan): boolean {
  try {
    const known = JSON.parse(line) as ArenaPlan;
    return JSON.stringify({ ...known, matches: 0 }) === JSON.stringify({ ...plan, matches: 0 });
  } catch {
    return false;
  }
}

function readLine(line: string): MatchRecord[] {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null && 'shares' in read
      ? [read as MatchRecord]
      : [];
  } catch {
    return [];
  }
}
