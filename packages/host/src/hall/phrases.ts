import type { WireFrameOf } from '../wire/frames.ts';
import { onlyLooksOn, unknownKey } from './faults.ts';
import type { HallStore, Ticket } from './hall-store.ts';
import { refused, type SentAnswer, told } from './told.ts';

/** So many stay to be read by whoever comes later. */
const KEPT = 12;
/** Nobody says more than that. */
const PAUSE_MS = 1500;

/** Takes what people say across the table. */
export function createPhrases(
  store: HallStore,
  now: () => number,
  tell: (match: string) => void,
  renew: (match: string) => Promise<void>,
) {
  return async function phrase(
    { id, match, phrase: what }: WireFrameOf<'phrase'>,
    { seat }: Ticket,
  ): Promise<SentAnswer> {
    if (seat === null) return refused(id, onlyLooksOn());
    for (;;) {
      const kept = await store.kept(match);
      if (kept === null) return refused(id, unknownKey());
      const { phrases, renewed } = kept;
      const done = told({ tell: 'phrased', id, match });
      if (phrases.some(said => said.id === id && said.seat === seat)) return done;
      const at = now();
      const last = phrases.findLast(said => said.seat === seat)?.at ?? 0;
      if (at - last < PAUSE_MS) return told({ tell: 'later', id, retryMs: PAUSE_MS - (at - last) });
      const said = [...phrases, { seat, phrase: what, at, id }].slice(-KEPT);
      if (!(await store.settle(match, renewed, { phrases: said }))) continue;
      await renew(match);
      return { ...done, afterwards: () => tell(match) };
    }
  };
}
