import type { ClaimView, WishAnswer } from '@oubliette/host';
import { ok, type Result, type Seat } from '@oubliette/kernel';
import type { AskHost } from '../keeper/ask.ts';
import { below } from './chance.ts';

/** Questions that players leave to chance from some moment on: the page answers, without a curtain. */
export interface LeftToChance {
  readonly leave: (seat: Seat, question: string) => void;
  readonly takeBack: (seat: Seat) => void;
  /** Answers as long as chance is asked; then what whoever sits at the screen gets to see. */
  readonly follow: (answer: WishAnswer, sitting: Seat | null) => Promise<Result<WishAnswer>>;
}

export function createLeftToChance(key: string, ask: AskHost): LeftToChance {
  const left = new Map<Seat, string>();

  function owing({ snapshot: { decision } }: ClaimView): Seat | null {
    return decision?.seats.find(seat => left.get(seat) === decision.question) ?? null;
  }

  /** An ordinary answer of that seat, every legal one as likely as the others. */
  async function answered(seat: Seat): Promise<Result<WishAnswer>> {
    const own = await ask('open', key, seat);
    if (!own.ok) return own;
    const { snapshot, head } = own.value;
    const action = snapshot.legal[below(snapshot.legal.length)];
    return ask('act', { key, sitting: seat, head }, [action]);
  }

  return {
    leave: (seat, question) => left.set(seat, question),
    takeBack: seat => left.delete(seat),
    async follow(answer, sitting) {
      let last = answer;
      for (let seat = owing(last); seat !== null; seat = owing(last)) {
        const next = await answered(seat);
        if (!next.ok) return next;
        last = next.value;
        if (last.stale || last.refusal) break;
      }
      if (last === answer) return ok(answer);
      // Where chance ended what was done before all eyes, nobody sits at the screen any more.
      const seen = await ask('open', key, last.seated && sitting);
      return seen.ok ? ok({ ...seen.value, refusal: last.refusal, stale: last.stale }) : seen;
    },
  };
}
