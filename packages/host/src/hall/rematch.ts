import type { Seat } from '@oubliette/kernel';
import type { WireFrameOf } from '../wire/frames.ts';
import type { HallEnvironment } from './environment.ts';
import { notOver, onlyLooksOn, takenName, unknownKey, usedInvite } from './faults.ts';
import { ticketFor } from './gathering.ts';
import type { Agreed, HallStore, KeptMatch, SeatHolder, Ticket } from './hall-store.ts';
import { hashOf, secretCommitment } from './promise.ts';
import { refused, type SentAnswer, told } from './told.ts';

type Rematch = WireFrameOf<'rematch'>;

/** Everybody moves on by one seat; two exchange theirs. */
const nextSeat = ({ seats }: Pick<KeptMatch, 'seats'>, seat: Seat): Seat => {
  const at = seats.findIndex(holder => holder.seat === seat);
  return seats[(at + 1) % seats.length]!.seat;
};

/** The same people once more: the first who asks begins the match, the others need no invite. */
export function createRematch(
  store: HallStore,
  { now, freshKey, freshSeed }: HallEnvironment,
  startIfComplete: (kept: KeptMatch) => Promise<boolean>,
  tell: (match: string) => void,
  renew: (match: string) => Promise<void>,
) {
  /** The match that was over, as it begins anew. */
  function planned(over: KeptMatch, seat: Seat, frame: Rematch) {
    const { name, nonce, key, watch } = frame;
    const secret = freshSeed();
    const { game, options, hints, clock } = over;
    const match = freshKey();
    const agreed: Agreed = {
      ...{ key: match, game, options, secret, commitment: secretCommitment(secret) },
      begun: now(),
      hints,
      clock,
      isOpen: false,
    };
    const seats = over.seats.map(({ seat: place }): SeatHolder => {
      const before = over.seats.find(other => nextSeat(over, other.seat) === place)!;
      if (place === seat) return { seat, by: 'person', name, level: null, nonce };
      if (before.by === 'machine') return { ...before, seat: place, nonce: null };
      return { seat: place, by: 'open', name: '', level: null, nonce: null };
    });
    const ticket = ticketFor(match);
    const tickets = [
      { ...ticket(key, 'key', seat), isHost: true },
      ...(watch === undefined ? [] : [ticket(watch, 'watch', null)]),
    ];
    return { agreed, seats, tickets };
  }

  async function sit(frame: Rematch, match: string, seat: Seat): Promise<SentAnswer> {
    const { id, key, name, nonce } = frame;
    const holder: SeatHolder = { seat, by: 'person', name, level: null, nonce };
    const ticket = ticketFor(match)(key, 'key', seat);
    if (!(await store.sit(ticket, holder))) return refused(id, usedInvite());
    const kept = await store.kept(match);
    if (kept !== null) await startIfComplete(kept);
    await renew(match);
    return { ...told({ tell: 'claimed', id, match, seat }), afterwards: () => tell(match) };
  }

  return async function rematch(frame: Rematch, ticket: Ticket): Promise<SentAnswer> {
    const { id, key } = frame;
    if (ticket.seat === null) return refused(id, onlyLooksOn());
    const over = await store.kept(ticket.match);
    if (over === null) return refused(id, unknownKey());
    if (!over.isOver) return refused(id, notOver());
    const seat = nextSeat(over, ticket.seat);
    const before = await store.ticket(hashOf(key));
    if (before !== null) {
      if (before.match !== over.rematch || before.seat !== seat) return refused(id, takenName());
      return told({ tell: 'claimed', id, match: before.match, seat });
    }
    if (over.rematch !== null) return sit(frame, over.rematch, seat);
    const { agreed, seats, tickets } = planned(over, seat, frame);
    if (new Set(tickets.map(({ hash }) => hash)).size < tickets.length)
      return refused(id, takenName());
    if (!(await store.rematch(over.key, agreed, seats, tickets))) {
      const again = await store.kept(over.key);
      if (!again?.rematch) return refused(id, takenName());
      return sit(frame, again.rematch, seat);
    }
    const kept = await store.kept(agreed.key);
    if (kept !== null) await startIfComplete(kept);
    await renew(over.key);
    return {
      ...told({ tell: 'claimed', id, match: agreed.key, seat }),
      afterwards: () => tell(over.key),
    };
  };
}
