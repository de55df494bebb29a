import * as v from 'valibot';
import { cut, type Fault, failAll, fault, ok, type Result } from './result.ts';

/** Reads the options of a match by a schema; every fault names its place and what is wrong there. */
export function readOptions<T>(
  schema: v.GenericSchema<unknown, T> & { readonly entries: object },
  raw: unknown,
): Result<T> {
  const checked = v.safeParse(schema, raw);
  if (checked.success) return ok(checked.output);
  const known = Object.keys(schema.entries).join(', ');
  return failAll(checked.issues.map(issue => optionFault(issue, known)));
}

function optionFault(issue: v.BaseIssue<unknown>, known: string): Fault {
  const path = (issue.path ?? []).map(part => cut(String(part.key)));
  const unknown = issue.type === 'strict_object' && issue.expected === 'never';
  const list = path.length === 1 ? `; known: ${known}` : '';
  const text = unknown ? `There is no such option${list}.` : `${messageOf(issue)}.`;
  return fault('options', ['options', ...path].join('.'), text);
}

/** The library's own messages end with all that was received. */
function messageOf({ message, received }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'This is missing';
  return message.replace(received, () => cut(received));
}

/** An option that is a whole number within bounds. */
export function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.number(),
    v.integer(),
    v.minValue(min, `must be ${min} or more`),
    v.maxValue(max, `must be ${max} or less`),
  );
}
