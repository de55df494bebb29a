import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { badInput } from './fault.ts';

/** Results that are written down one by one, so that whoever is stopped goes on from there. */
export interface Records<T> {
  readonly read: readonly (readonly [id: string, result: T])[];
  add(id: string, result: T): void;
}

/** The records at a path; its first line says what they are of, and a last line cut off in mid-word is left out. */
export function recordsIn<T>(path: string, heading: string): Records<T> {
  const [first, ...lines] = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [heading];
  if (first !== heading) badInput('other-records', path, 'It holds something else.');
  const whole = lines.slice(0, -1);
  const read = whole.map((line, at) => readRecord<T>(line, path, at + 2));
  writeFileSync(path, [heading, ...whole, ''].join('\n'));
  return {
    read,
    add: (id, result) => appendFileSync(path, `${JSON.stringify([id, result])}\n`),
  };
}

function readRecord<T>(line: string, path: string, number: number): readonly [string, T] {
  try {
    const record: unknown = JSON.parse(line);
    if (Array.isArray(record) && typeof record[0] === 'string' && record[1] != null) {
      return record as [string, T];
    }
  } catch {
    // Said below.
  }
  return badInput('broken-record', path, `Line ${number} is no result; nothing was changed.`);
}
