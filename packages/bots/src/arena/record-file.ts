import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fail, fault, ok, type Result } from '@oubliette/kernel';
import type { MatchRecord } from './fixture.ts';
import type { ArenaPlan } from './plan.ts';

/**
 * The file of an arena: its plan in the first line, then a line for each match as it ends. Whoever
 * is stopped goes on from there; a last line that was cut off in mid-word is played again.
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
  const [first = '', ...rest] = readFileSync(path, 'utf8').split('\n');
  if (!isSamePlan(first, plan)) {
    const text = `It holds another arena: name another file, or ask for the same matches.`;
    return fail(fault('other-arena', path, text));
  }
  // Whatever was cut off goes away, so that the next line begins at the beginning.
  const lines = rest.slice(0, -1);
  const records = lines.map(readRecord);
  const broken = records.indexOf(null);
  if (broken >= 0) {
    const text = `Line ${broken + 2} is no match; nothing was changed.`;
    return fail(fault('broken-record', path, text));
  }
  writeFileSync(path, [first, ...lines, ''].join('\n'));
  return ok(recordFile(path, records as MatchRecord[]));
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

function readRecord(line: string): MatchRecord | null {
  try {
    const read: unknown = JSON.parse(line);
    return isRecord(read) ? read : null;
  } catch {
    return null;
  }
}

const isList = (value: unknown, kind: 'string' | 'number') =>
  Array.isArray(value) && value.every(each => typeof each === kind);

function isRecord(read: unknown): read is MatchRecord {
  if (typeof read !== 'object' || read === null) return false;
  const { id, mode, seed, players, shares, scores, decisions, pace, nodes } =
    read as Partial<MatchRecord>;
  return (
    [id, mode, seed].every(text => typeof text === 'string') &&
    isList(players, 'string') &&
    [shares, scores, pace, nodes].every(list => isList(list, 'number')) &&
    typeof decisions === 'number'
  );
}
