import {
  isOver,
  type Match,
  type Refusal,
  type Seat,
  type Shape,
  say,
  storedEntry,
} from '@oubliette/kernel';
import type { HostedMatch } from '../hosted-match.ts';
import { questionOf } from '../present.ts';
import { additionOf } from '../storing.ts';
import type { WishFrame } from '../wire/frames.ts';
import { comply, takeBack, wish } from '../wish.ts';
import { alarms } from './clock.ts';
import type {
  ClockTerms,
  DeedAddition,
  KeptMatch,
  MatchProgress,
  SeatHolder,
  SeatTimes,
  Settled,
} from './hall-store.ts';
import { firstNotice } from './notice-times.ts';

/** A match of the hall that lies open on this node. */
export interface TableOfHall extends Settled {
  readonly hosted: HostedMatch;
  readonly seats: readonly SeatHolder[];
  readonly renewed: number;
  /** What the server promised of its part of the seed. */
  readonly commitment: string;
  readonly hints: boolean;
  readonly clock: ClockTerms | null;
  readonly outage: number;
  /** Whether somebody wants to be told that they are waited for. */
  readonly hasNotices: boolean;
  times: SeatTimes | null;
  touched: number;
  /** When those who are asked now began to be waited for. */
  since: number;
  /** Since this head the same simultaneous question has been open: an answer may know that head. */
  askedSince: number;
}

/** What a frame wishes, on the match of this node. */
export function carriedOut({ hosted }: TableOfHall, seat: Seat, frame: WishFrame): Refusal | null {
  switch (frame.do) {
    case 'act':
      return acted(hosted, seat, frame.actions);
    case 'comply':
      return comply(hosted, seat);
    case 'undo':
      return takeBack(hosted, seat);
    case 'say':
      return say(hosted.match, seat, frame.word);
  }
}

/** An action that is not written as its game writes it is no action. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

function acted(hosted: HostedMatch, seat: Seat, texts: readonly string[]): Refusal | null {
  const { notation } = hosted.match.game;
  const actions = texts.map(text => {
    const action = notation.parseAction(text);
    if (!action.ok) throw new Unreadable(action.faults[0]?.text ?? text);
    return action.value;
  });
  return wish(hosted, seat, actions);
}

/** What a question is about, as far as a late answer must know. */
interface Asked {
  readonly question: string;
  readonly seats: readonly Seat[];
}

export const askedBy = (match: Match<Shape>): Asked | null => questionOf(match);

/** Whether the question of before is still open, with one answer more. */
export function isSameQuestion(before: Asked | null, after: Asked | null): boolean {
  if (before === null || after === null || before.seats.length < 2) return false;
  return (
    before.question === after.question && after.seats.every(seat => before.seats.includes(seat))
  );
}

/** Whether others are waited for than before. */
export const isSameWait = (before: Asked | null, after: Asked | null): boolean =>
  (before?.seats.join() ?? '') === (after?.seats.join() ?? '');

export function progressOf(
  { hosted, askedSince, since, times }: TableOfHall,
  now: number,
): MatchProgress {
  const { match } = hosted;
  return {
    head: match.journal.length,
    touched: now,
    asked: questionOf(match)?.seats ?? [],
    isOver: isOver(match),
    askedSince,
    since,
    times,
  };
}

export const isAsked = ({ hosted }: TableOfHall, { seat }: Pick<SeatHolder, 'seat'>): boolean =>
  questionOf(hosted.match)?.seats.includes(seat) === true;

/** The seat that the machine owes an answer for. */
export function machineOwes(match: Match<Shape>, seats: readonly SeatHolder[]): Seat | null {
  const asked = questionOf(match)?.seats ?? [];
  return seats.find(({ by, seat }) => by === 'machine' && asked.includes(seat))?.seat ?? null;
}

/** What the store does not have yet of a table. */
export function deedOf(
  table: TableOfHall,
  seat: Seat,
  id: string,
  refusal: Refusal | null,
  now: number,
): DeedAddition {
  const { hosted } = table;
  const { match, stored } = hosted;
  const { snapshot } = additionOf(hosted, now);
  return {
    match: hosted.key,
    deed: {
      after: stored,
      head: match.journal.length,
      seat,
      id,
      entries: match.journal.slice(stored).map(entry => storedEntry(match.game, entry)),
      refusal,
      at: now,
    },
    progress: progressOf(table, now),
    renewed: table.renewed,
    snapshot,
    ...(table.clock !== null && { alarm: isOver(match) ? null : (alarms(table)[0] ?? null) }),
    // Others are waited for from now on: they are told so, and those of before are not.
    ...(table.hasNotices &&
      table.since === now && {
        notice: firstNotice(questionOf(match)?.seats ?? [], table, now),
      }),
    ...(table.seats.some(({ by }) => by === 'machine') && {
      machine: machineOwes(match, table.seats),
    }),
  };
}

/** Names and machines of a match, as every host keeps them. */
export function settingsOf(seats: KeptMatch['seats']) {
  const machines = seats.filter(({ by }) => by === 'machine');
  const levels = Object.fromEntries(machines.map(({ seat, level }) => [seat, level ?? '']));
  return {
    players: Object.fromEntries(seats.filter(({ name }) => name).map(s => [s.seat, s.name])),
    openTable: false,
    ...(machines.length > 0 && { machine: { levels, friendly: false } }),
  };
}
