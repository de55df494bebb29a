import { FRAMES, type WireFrame } from '@oubliette/host/wire';
import { type Fault, fault } from '@oubliette/kernel';
import * as v from 'valibot';

type Read =
  | { readonly ok: true; readonly frame: WireFrame }
  | { readonly ok: false; readonly id: string | undefined; readonly fault: Fault };

/** Reads a frame from outside, or says what is wrong with it. */
export function readFrame(raw: unknown): Read {
  const { do: what, id } = (typeof raw === 'object' && raw !== null ? raw : {}) as {
    do?: unknown;
    id?: unknown;
  };
  const named = typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined;
  const refusing = (wrong: Fault): Read => ({ ok: false, id: named, fault: wrong });
  if (typeof what !== 'string' || !Object.hasOwn(FRAMES, what))
    return refusing(
      fault(
        'frame.unknown',
        'do',
        `A frame has one of these in “do”: ${Object.keys(FRAMES).join(', ')}.`,
      ),
    );
  const read = v.safeParse(FRAMES[what as WireFrame['do']], raw);
  return read.success
    ? { ok: true, frame: read.output as WireFrame }
    : refusing(schemaFault(read.issues[0]));
}

function schemaFault(issue: v.BaseIssue<unknown>): Fault {
  const at = (issue.path ?? []).map(part => String(part.key)).join('.');
  const wanted = issue.expected ?? issue.message;
  return fault('frame.schema', at, `A frame cannot be so: ${wanted} is wanted at “${at}”.`);
}

export const notJson = (): Fault => fault('frame.not-json', '', 'A frame is one JSON object.');
