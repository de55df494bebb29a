import type { Tidings, TidingsOf, WireFrame, WireFrameOf } from '@oubliette/host/wire';
import { type Fault, failAll, ok, type Result } from '@oubliette/kernel';
import { freshSecret } from './secret.ts';

/** Asks the server once, beside the line of the matches that are followed. */
export async function askOnce<Do extends WireFrame['do'], Tell extends Tidings['tell']>(
  what: Do,
  frame: Omit<WireFrameOf<Do>, 'do' | 'id'>,
  tell: Tell,
  key?: string,
): Promise<Result<TidingsOf<Tell>>> {
  try {
    const answer = await fetch(`./api/${what}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ id: freshSecret(), ...frame }),
    });
    const told = (await answer.json()) as Tidings;
    if (told.tell === tell) return ok(told as TidingsOf<Tell>);
    return failAll([told.tell === 'no' ? (told.fault as Fault) : away()]);
  } catch {
    // No network, or nobody there.
    return failAll([away()]);
  }
}

const away = (): Fault => ({ at: '', code: 'server.away', text: 'The server does not answer.' });
