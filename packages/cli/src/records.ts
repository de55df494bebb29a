import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { badInput } from './fault.ts';

/** Results that are written down one by one, so that whoever is stopped goes on from there. */
export interface Records<T> {
  readonly read: readonly (readonly [id: string, result: T])[];
  add(id: string, result: T): void;
}

/** The records at a path; its first line says what they are of, and a line cut off in mid-word is left out. */
export function recordsIn<T>(path: string, heading: string): Records<T> {
  const [first, ...lines] = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [heading];
  if (first !== heading) badInput('other-records', path, 'It holds something else.');
  const read = lines.flatMap((line): (readonly [string, T])[] =>
    line.endsWith(']') ? [JSON.parse(line) as [string, T]] : [],
  );
  const whole = read.map(record => JSON.stringify(record));
  writeFileSync(path, `${[heading, ...whole].join('\n')}\n`);
  return {
    read,
    add: (id, result) => appendFileSync(path, `${JSON.stringify([id, result])}\n`),
  };
}
