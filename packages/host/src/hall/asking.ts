import { isOver, type Refusal, type Result, type Seat } from '@oubliette/kernel';
import type { WireFrameOf } from '../wire/frames.ts';
import type { Cabinet } from './cabinet.ts';
import { allowed, pleaFor, pleaOf, waitsFor } from './consent.ts';
import type { HallStore, Plea } from './hall-store.ts';
import { shown } from './sights.ts';
import type { TableOfHall } from './table.ts';
import { type SentAnswer, withSight } from './told.ts';
import type { SeatWish } from './wishing.ts';

type Asking = WireFrameOf<'takeback'>;

/** What becomes of a word about taking back: nothing, a change beside the match, or the deed itself. */
type Next =
  | { readonly next: 'answer'; readonly told: SentAnswer }
  | { readonly next: 'settle'; readonly plea: Plea | null; readonly renewed: number }
  | { readonly next: 'go-back' };

/** Takes words about taking back: who asks needs the consent of everybody else who plays. */
export function createAsking(
  store: HallStore,
  cabinet: Cabinet,
  wish: (wish: SeatWish) => Promise<Result<SentAnswer> | null>,
  changed: (match: string) => Promise<void>,
) {
  const answer = (
    table: TableOfHall,
    seat: Seat,
    frame: Asking,
    refusal: Refusal | null,
  ): SentAnswer => {
    const { id, match, known, outlook } = frame;
    return withSight(
      { tell: 'done', id, match, refusal },
      shown(table, { viewer: seat, known, outlook }),
    );
  };

  async function judged(table: TableOfHall, seat: Seat, frame: Asking): Promise<Next> {
    if (store.isShared) await cabinet.catchUp(table);
    const { id, match, known, outlook, head, word } = frame;
    const { hosted, renewed } = table;
    if (head !== hosted.stored) {
      // Whoever sends the last word twice gets the first answer.
      if ((await store.deed(match, id))?.seat === seat) return { next: 'go-back' };
      const looking = { viewer: seat, known, outlook };
      return {
        next: 'answer',
        told: withSight({ tell: 'stale', id, match }, shown(table, looking)),
      };
    }
    const told = (refusal: Refusal | null): Next => ({
      next: 'answer',
      told: answer(table, seat, frame, refusal),
    });
    const plea = pleaOf(table);
    const settle = (next: Plea | null): Next => ({ next: 'settle', plea: next, renewed });
    const barred = { rule: hosted.match.game.rules.noTakeBack };
    if (isOver(hosted.match)) return told(barred);
    if (word === 'ask') {
      if (plea !== null) return told(plea.seat === seat ? null : barred);
      const asked = pleaFor(table, seat);
      return asked === null ? told(barred) : settle(asked);
    }
    if (plea === null) return told(word === 'refuse' ? null : barred);
    if (word === 'refuse') return settle(null);
    if (plea.seat === seat) return told(barred);
    const missing = waitsFor(table, plea);
    if (!missing.includes(seat)) return told(null);
    if (missing.length === 1) return { next: 'go-back' };
    return settle({ ...plea, allowed: [...plea.allowed, seat] });
  }

  return async function asking(seat: Seat, frame: Asking): Promise<Result<SentAnswer> | null> {
    const { match, id, head, known, outlook } = frame;
    for (;;) {
      const found = await cabinet.at(match, table => judged(table, seat, frame));
      if (found === null || !found.ok) return found;
      const next = found.value;
      if (next.next === 'answer') return { ok: true, value: next.told };
      if (next.next === 'go-back')
        return wish({
          ...{ match, seat, id, head, known, outlook, isAnswer: false },
          deed: table => allowed(table, seat),
        });
      const isSettled = await store.settle(match, next.renewed, { plea: next.plea });
      await cabinet.renew(match);
      if (!isSettled) continue;
      const now = await cabinet.at(match, async table => answer(table, seat, frame, null));
      if (now?.ok)
        return { ok: true, value: { ...now.value, afterwards: () => void changed(match) } };
      return now;
    }
  };
}
