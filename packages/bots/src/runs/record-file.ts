import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { fail, fault, ok, type Result } from '@oubliette/kernel';
import type { RunEnd, RunFixture, RunKind, RunPlan } from '../run-kind.ts';
import { fingerprint } from './fingerprint.ts';

/**
 * The file of a run: its plan and who played in the first line, then a line for each match as it ends. Whoever
 * is stopped goes on from there; a last line that was cut off in mid-word is played again.
 */
export interface RecordFile {
  readonly records: readonly RunEnd[];
  add(record: RunEnd): void;
}

/** What was asked for, and who played it. */
interface Heading extends RunPlan {
  readonly bots: string;
}

export function openRecordFile(
  path: string,
  plan: RunPlan,
  kind: RunKind<RunPlan, RunFixture, RunEnd>,
): Result<RecordFile> {
  const heading: Heading = { ...plan, bots: fingerprint() };
  const written = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (written === '') {
    writeFileSync(path, `${JSON.stringify(heading)}\n`);
    return ok(recordFile(path, []));
  }
  const [first = '', ...rest] = written.split('\n');
  const why = whyNotGoOn(first, heading);
  if (why !== null) return fail(fault('other-matches', path, why));
  const lines = rest.slice(0, -1);
  const records = lines.map(line => readRecord(line, kind));
  const broken = records.indexOf(null);
  if (broken >= 0) {
    const text = `Line ${broken + 2} is no match; nothing was changed.`;
    return fail(fault('broken-record', path, text));
  }
  // Whatever was cut off goes away, so that the next line begins at the beginning.
  if (rest.at(-1) !== '') truncateSync(path, Buffer.byteLength([first, ...lines, ''].join('\n')));
  return ok(recordFile(path, records as RunEnd[]));
}

function recordFile(path: string, records: readonly RunEnd[]): RecordFile {
  return { records, add: record => appendFileSync(path, `${JSON.stringify(record)}\n`) };
}

/** Why matches cannot be added to those below a heading; more of the same plan can. */
function whyNotGoOn(line: string, heading: Heading): string | null {
  const sameBut = (part: Partial<Heading>) =>
    JSON.stringify({ ...headingIn(line), ...part }) === JSON.stringify({ ...heading, ...part });
  if (sameBut({ matches: 0 })) return null;
  if (!Object.hasOwn(headingIn(line), 'bots')) {
    return 'It is no record of matches: name another file; nothing was changed.';
  }
  return sameBut({ matches: 0, bots: '' })
    ? 'Its matches were played by other bots, before a change of theirs: name another file.'
    : 'It holds other matches: name another file, or ask for the same matches.';
}

function headingIn(line: string): object {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}

function readRecord(line: string, kind: RunKind<RunPlan, RunFixture, RunEnd>): RunEnd | null {
  try {
    const read: unknown = JSON.parse(line);
    if (typeof read !== 'object' || read === null || !kind.isRecord(read)) return null;
    return read as RunEnd;
  } catch {
    return null;
  }
}
