import {
  type Fault,
  failAll,
  headOf,
  type MatchHead,
  ok,
  type Result,
  type Seat,
  seedCommitment,
  startMatch,
} from '@oubliette/kernel';
import type { HostedGames } from '../games/index.ts';
import { machineFaults } from '../machine/faults.ts';
import { unknownGame } from '../opening.ts';
import { questionOf } from '../present.ts';
import { hostedFrom } from '../storing.ts';
import type { SeatPlans, WireFrameOf } from '../wire/frames.ts';
import { alarms, ticked } from './clock.ts';
import { emptySeat, nobodyOpens, noSuchSeat, twoSeats } from './faults.ts';
import type {
  Agreed,
  Alarm,
  ClockTerms,
  KeptMatch,
  Mark,
  MatchProgress,
  SeatHolder,
  Ticket,
} from './hall-store.ts';
import { firstNotice } from './notice-times.ts';
import { hashOf, secretCommitment, seedOf } from './promise.ts';
import { machineOwes, progressOf, settingsOf } from './table.ts';

/** A match that somebody wants to begin, with the links to it. */
export interface PlannedMatch {
  readonly agreed: Agreed;
  readonly seats: readonly SeatHolder[];
  readonly tickets: readonly Ticket[];
  /** Who opens a table to anybody. */
  readonly mark: Mark | null;
}

/** Reads the plan of a match, or says everything that is wrong with it. */
export async function planned(
  frame: WireFrameOf<'create'>,
  about: { readonly key: string; readonly secret: string; readonly now: number },
  games: HostedGames,
): Promise<Result<PlannedMatch>> {
  const { game: id, key, nonce, name, watch, hints = false, clock } = frame;
  if (!Object.hasOwn(games, id)) return failAll([unknownGame(id, games)]);
  const { game } = await games[id]!(frame.options);
  const options = game.parseOptions(frame.options);
  if (!options.ok) return options;
  const seats = game.seats(options.value);
  const faults = planFaults(frame.seats, seats);
  if (faults.length > 0) return failAll(faults);
  const { secret, now } = about;
  const ticket = ticketFor(about.key);
  const own = seats.find(seat => frame.seats[seat]?.by === 'me') ?? null;
  const isOpen = seats.some(seat => frame.seats[seat]?.by === 'anybody');
  // An open table has somebody at it who is known again.
  if (isOpen && (own === null || frame.person === undefined)) return failAll([nobodyOpens()]);
  const invites = seats.flatMap(seat => {
    const plan = frame.seats[seat]!;
    return plan.by === 'friend' ? [ticket(plan.invite, 'invite', seat)] : [];
  });
  return ok({
    agreed: {
      key: about.key,
      game: id,
      options: options.value,
      secret,
      commitment: secretCommitment(secret),
      begun: now,
      hints,
      clock: clock === undefined ? null : { bank: clock.bank * 1000, free: clock.free * 1000 },
      isOpen,
    },
    mark:
      isOpen && own !== null ? { match: about.key, seat: own, mark: hashOf(frame.person!) } : null,
    seats: seats.map(seat => holderOf(seat, frame.seats[seat]!, { name, nonce })),
    tickets: [
      { ...ticket(key, 'key', own), isHost: true },
      ...invites,
      ...(watch === undefined ? [] : [ticket(watch, 'watch', null)]),
    ],
  });
}

export const ticketFor =
  (match: string) =>
  (secret: string, kind: Ticket['kind'], seat: Seat | null): Ticket => ({
    hash: hashOf(secret),
    match,
    kind,
    seat,
    isHost: false,
    expires: null,
    usedFor: null,
  });

function planFaults(plans: SeatPlans, seats: readonly Seat[]): readonly Fault[] {
  const strangers = Object.keys(plans).filter(seat => !seats.includes(seat));
  const left = seats.filter(seat => !Object.hasOwn(plans, seat));
  const own = seats.filter(seat => plans[seat]?.by === 'me');
  const levels = Object.entries(plans).flatMap(([seat, plan]) =>
    plan.by === 'machine' ? [[seat, plan.level] as const] : [],
  );
  const machine = { levels: Object.fromEntries(levels), friendly: false };
  return [
    ...strangers.map(noSuchSeat),
    ...left.map(emptySeat),
    ...(own.length > 1 ? [twoSeats()] : []),
    ...(levels.length > 0 ? machineFaults(machine, seats) : []),
  ];
}

function holderOf(
  seat: Seat,
  plan: SeatPlans[string],
  { name, nonce }: { readonly name: string; readonly nonce: string },
): SeatHolder {
  switch (plan.by) {
    case 'me':
      return { seat, by: 'person', name, level: null, nonce };
    case 'friend':
    case 'anybody':
      return { seat, by: 'open', name: '', level: null, nonce: null };
    case 'machine':
      return { seat, by: 'machine', name: '', level: plan.level, nonce: null };
  }
}

export const isComplete = ({ seats }: Pick<KeptMatch, 'seats'>): boolean =>
  seats.every(({ by }) => by !== 'open');

/** A match that everybody has come to, as it begins. */
export interface BegunMatch {
  readonly start: MatchHead;
  readonly progress: MatchProgress;
  readonly machine: Seat | null;
  readonly alarm: Alarm | null;
  readonly notice: Alarm | null;
}

/** The seed is made now: of what was promised, and of what everybody has mixed in. */
export async function begun(
  kept: KeptMatch,
  games: HostedGames,
  now: number,
): Promise<Result<BegunMatch>> {
  const hostedGame = await games[kept.game]!(kept.options);
  const options = hostedGame.game.parseOptions(kept.options);
  if (!options.ok) return options;
  const nonces = kept.seats.flatMap(({ nonce }) => nonce ?? []);
  const seed = seedOf(kept.secret, nonces);
  const match = startMatch(hostedGame.game, options.value, seed);
  const settings = settingsOf(kept.seats);
  const hosted = hostedFrom(kept.key, hostedGame, match, settings, now);
  const times = { touched: now, since: now, askedSince: 0 };
  const clocks = ticked(kept, questionOf(match)?.seats ?? [], now);
  const table = { ...kept, hosted, ...times, times: clocks };
  return ok({
    start: { ...headOf(match, settings.machine), commitment: seedCommitment(seed) },
    progress: progressOf(table, now),
    machine: machineOwes(match, kept.seats),
    alarm: alarms(table)[0] ?? null,
    notice: kept.hasNotices ? firstNotice(questionOf(match)?.seats ?? [], table, now) : null,
  });
}

/** What everybody may know of a match that is not begun. */
export const gatheringOf = ({ game, options, seats, commitment, hints, clock }: KeptMatch) => ({
  game,
  options,
  commitment,
  hints,
  clock: clock && inSeconds(clock),
  seats: seats.map(({ seat, by, name, level, nonce }) => ({ seat, by, name, level, nonce })),
});

/** Terms are told in seconds, as they were asked for. */
export const inSeconds = ({ bank, free }: ClockTerms) => ({ bank: bank / 1000, free: free / 1000 });
