import type { Seat } from '@oubliette/kernel';
import type { HostedGames } from '../games/index.ts';
import { machineFaults } from '../machine/faults.ts';
import type { WireFrameOf } from '../wire/frames.ts';
import type { TidingsOf } from '../wire/tidings.ts';
import { alarms, setAnew } from './clock.ts';
import type { HallEnvironment } from './environment.ts';
import {
  expiredInvite,
  hostOnly,
  noOpenTables,
  noSuchSeat,
  notOvertime,
  onlyLooksOn,
  ownSeat,
  takenName,
  tooManyTables,
  unknownInvite,
  usedInvite,
} from './faults.ts';
import { begun, gatheringOf, isComplete, planned, ticketFor } from './gathering.ts';
import type { HallStore, KeptMatch, SeatHolder, Ticket } from './hall-store.ts';
import { SHOWN_MS } from './open-tables.ts';
import { hashOf } from './promise.ts';
import { isKey, refused, type SentAnswer, told } from './told.ts';

const QUARTER_OF_AN_HOUR = 15 * 60_000;
/** Of the open tables that wait, one person has so few. */
const MOST_OPEN = 3;

/** How matches begin and seats are given: whoever comes in has a link, and leaves with a key. */
export function createDoor(
  store: HallStore,
  games: HostedGames,
  environment: HallEnvironment,
  tell: (match: string) => void,
  renew: (match: string) => Promise<void>,
) {
  const { now, freshKey, freshSeed } = environment;

  /** Begins a match when the last one has come; whoever notices does it. */
  async function startIfComplete(kept: KeptMatch): Promise<boolean> {
    if (kept.start !== null || !isComplete(kept)) return kept.start !== null;
    const ready = await begun(kept, games, now());
    if (!ready.ok) throw new Error(ready.faults[0]?.text);
    const { start, progress, machine, alarm, notice } = ready.value;
    await store.start(kept.key, start, progress, machine, alarm, notice);
    return true;
  }

  async function create(frame: WireFrameOf<'create'>): Promise<SentAnswer> {
    const { id, key } = frame;
    const before = await store.ticket(hashOf(key));
    if (before !== null) {
      if (!before.isHost) return refused(id, takenName());
      return told({ tell: 'created', id, match: before.match });
    }
    const plan = await planned(frame, { key: freshKey(), secret: freshSeed(), now: now() }, games);
    if (!plan.ok) return refused(id, plan.faults[0]!);
    const { agreed, seats, tickets, mark } = plan.value;
    if (mark !== null) {
      if (!environment.offers.tables) return refused(id, noOpenTables());
      if ((await store.openTablesOf(mark.mark, now() - SHOWN_MS)) >= MOST_OPEN)
        return refused(id, tooManyTables(MOST_OPEN));
    }
    if (new Set(tickets.map(({ hash }) => hash)).size < tickets.length)
      return refused(id, takenName());
    if (!(await store.create(agreed, seats, tickets, mark))) return refused(id, takenName());
    const kept = await store.kept(agreed.key);
    if (kept !== null) await startIfComplete(kept);
    return told({ tell: 'created', id, match: agreed.key });
  }

  async function peek({ id, invite }: WireFrameOf<'peek'>): Promise<SentAnswer> {
    const ticket = await store.ticket(hashOf(invite));
    const kept = ticket && (await store.kept(ticket.match));
    if (!ticket || !kept || ticket.kind === 'key') return refused(id, unknownInvite());
    if (ticket.usedFor !== null) return refused(id, usedInvite());
    const gathering = gatheringOf(kept);
    return told({ tell: 'peeked', id, match: kept.key, seat: ticket.seat, gathering });
  }

  /** Nothing of what happens on the table: whose turn it is, and since when. */
  async function glanced(key: string): Promise<TidingsOf<'glanced'>['matches'][number]> {
    const ticket = await store.ticket(hashOf(key));
    const kept = ticket && isKey(ticket) ? await store.kept(ticket.match) : null;
    if (!ticket || !kept) return null;
    const { key: match, game, isOver, since, seats, asked, start } = kept;
    const isBegun = start !== null;
    return {
      ...{ match, seat: ticket.seat, game, isBegun, isOver, since },
      asked: isBegun && !isOver ? [...asked] : [],
      seats: seats.map(({ seat, by, name, level }) => ({ seat, by, name, level })),
    };
  }

  async function glance({ id, keys }: WireFrameOf<'glance'>): Promise<SentAnswer> {
    return told({ tell: 'glanced', id, matches: await Promise.all(keys.map(glanced)) });
  }

  async function claim(frame: WireFrameOf<'claim'>): Promise<SentAnswer> {
    const { id, invite, key } = frame;
    const ticket = await store.ticket(hashOf(invite));
    if (ticket === null || ticket.kind === 'key' || ticket.kind === 'watch')
      return refused(id, unknownInvite());
    const { match, seat, usedFor, expires } = ticket;
    const hash = hashOf(key);
    if (usedFor === null) {
      if (expires !== null && expires < now()) return refused(id, expiredInvite());
      const kept = await store.kept(match);
      if (kept === null) return refused(id, unknownInvite());
      const holder = ticket.kind === 'invite' ? seated(kept, ticket, frame) : null;
      const made = { ...ticket, hash, kind: 'key' as const, expires: null };
      if (!(await store.claim(ticket.hash, made, holder))) {
        const again = await store.ticket(ticket.hash);
        if (again?.usedFor !== hash) return refused(id, usedInvite());
      }
    } else if (usedFor !== hash) return refused(id, usedInvite());
    const kept = await store.kept(match);
    if (kept !== null) await startIfComplete(kept);
    if (usedFor === null && ticket.kind === 'invite' && seat !== null) await giveTime(match, seat);
    await renew(match);
    return {
      ...told({ tell: 'claimed', id, match, seat }),
      afterwards: () => tell(match),
    };
  }

  /** Whoever takes over a seat of a match under way has the whole time. */
  async function giveTime(match: string, seat: Seat): Promise<void> {
    for (;;) {
      const kept = await store.kept(match);
      const times = kept && !kept.isOver ? setAnew(kept, seat, now()) : null;
      if (kept === null || times === null) return;
      const alarm = alarms({ ...kept, times })[0] ?? null;
      if (await store.settle(match, kept.renewed, { times, overtime: null, alarm })) return;
    }
  }

  /** A seat anew: whoever had it is let in no more. */
  async function invite(
    frame: WireFrameOf<'invite'>,
    { match, isHost, seat }: Ticket,
  ): Promise<SentAnswer> {
    if (!isHost) return refused(frame.id, hostOnly());
    const kept = await store.kept(match);
    const there = kept?.seats.find(holder => holder.seat === frame.seat);
    if (!there) return refused(frame.id, noSuchSeat(frame.seat));
    if (there.seat === seat) return refused(frame.id, ownSeat(frame.seat));
    const ticket = ticketFor(match)(frame.invite, 'invite', frame.seat);
    const before = await store.ticket(ticket.hash);
    if (before !== null && (before.match !== match || before.seat !== frame.seat))
      return refused(frame.id, takenName());
    if (before === null) await store.vacate(ticket);
    await renew(match);
    const answer = told({ tell: 'invited', id: frame.id, match, seat: frame.seat });
    return { ...answer, afterwards: () => tell(match) };
  }

  /** The machine takes a seat of a friend who is not there, or no longer. */
  async function machine(frame: WireFrameOf<'machine'>, ticket: Ticket): Promise<SentAnswer> {
    const { id, seat, level } = frame;
    const { match, isHost } = ticket;
    if (!isHost) return refused(id, hostOnly());
    if (seat === ticket.seat) return refused(id, ownSeat(seat));
    return seatMachine(id, match, seat, level);
  }

  /** At a head that is named: if somebody has acted since, the seat stays theirs. */
  async function seatMachine(
    id: string,
    match: string,
    seat: Seat,
    level: string,
    head?: number,
  ): Promise<SentAnswer> {
    const kept = await store.kept(match);
    const there = kept?.seats.find(holder => holder.seat === seat);
    if (!kept || !there) return refused(id, noSuchSeat(seat));
    const others = kept.seats.flatMap(holder =>
      holder.by === 'machine' ? [[holder.seat, holder.level ?? ''] as const] : [],
    );
    const levels = { ...Object.fromEntries(others), [seat]: level };
    const names = kept.seats.map(holder => holder.seat);
    const [wrong] = machineFaults({ levels, friendly: false }, names);
    if (wrong !== undefined) return refused(id, wrong);
    if (there.by !== 'machine' || there.level !== level) {
      if (!(await store.mechanise(match, seat, level, now(), head)))
        return refused(id, notOvertime(seat));
      await startIfComplete((await store.kept(match))!);
      await renew(match);
    }
    return { ...told({ tell: 'seated', id, match, seat }), afterwards: () => tell(match) };
  }

  async function transfer(frame: WireFrameOf<'transfer'>, ticket: Ticket): Promise<SentAnswer> {
    const { match, seat, isHost } = ticket;
    if (seat === null) return refused(frame.id, onlyLooksOn());
    const made = { ...ticketFor(match)(frame.invite, 'transfer', seat), isHost };
    const expires = now() + QUARTER_OF_AN_HOUR;
    if (!(await store.issue({ ...made, expires }))) {
      const before = await store.ticket(made.hash);
      if (before?.match !== match || before.seat !== seat) return refused(frame.id, takenName());
    }
    return told({ tell: 'invited', id: frame.id, match, seat });
  }

  /** A link for onlookers: the host’s while the match goes on, anybody’s who played when it is over. */
  async function watch(
    frame: WireFrameOf<'watch'>,
    { match, seat, isHost }: Ticket,
  ): Promise<SentAnswer> {
    if (!isHost) {
      if (seat === null) return refused(frame.id, onlyLooksOn());
      if (!(await store.kept(match))?.isOver) return refused(frame.id, hostOnly());
    }
    const made = ticketFor(match)(frame.key, 'watch', null);
    if (!(await store.issue(made))) {
      const before = await store.ticket(made.hash);
      if (before?.match !== match || before.kind !== 'watch') return refused(frame.id, takenName());
    }
    return told({ tell: 'watched', id: frame.id, match });
  }

  return {
    startIfComplete,
    create,
    glance,
    peek,
    claim,
    invite,
    machine,
    seatMachine,
    transfer,
    watch,
  };
}

/** Whoever takes a seat in a match that goes on mixes nothing into its seed. */
function seated(
  kept: KeptMatch,
  { seat }: Ticket,
  { name, nonce }: WireFrameOf<'claim'>,
): SeatHolder | null {
  const before = kept.seats.find(holder => holder.seat === seat);
  if (before === undefined) return null;
  return { ...before, by: 'person', name, nonce: kept.start === null ? nonce : before.nonce };
}
