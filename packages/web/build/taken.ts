import { addressesOf } from './address.ts';
import { type Identity, identityAt, identityOf } from './identity.ts';
import type { ListeningPlace } from './listen.ts';

export interface SentenceWord {
  readonly sentence: string;
  /** Whether the table that was asked for is there all the same. */
  readonly open: boolean;
}

/** The port is taken: by whom, and what to do, in one sentence. */
export async function whoIsAt(place: ListeningPlace): Promise<SentenceWord> {
  return wordOn(place, await identityAt(place), identityOf(place));
}

export function wordOn(place: ListeningPlace, there: Identity | null, own: Identity): SentenceWord {
  const { port, host } = place;
  const [address] = addressesOf(place);
  if (there === null || there.oubliette !== own.oubliette) {
    const whom = there === null ? 'another program' : 'the Oubliette of another checkout';
    return {
      sentence: `Port ${port} is taken by ${whom}: end it, or choose another port with --port N (a browser keeps matches by address: those of ${address} are not on the shelf there).`,
      open: false,
    };
  }
  if (there.host !== host) {
    return {
      sentence: `Oubliette is already open at port ${port} with --host ${there.host}: end it first to open it with --host ${host}.`,
      open: false,
    };
  }
  if (there.built !== own.built) {
    return {
      sentence: `Oubliette is already open at ${address} as it was before the last changes: end it first.`,
      open: false,
    };
  }
  return { sentence: `Oubliette is already open at ${address}`, open: true };
}
