import { type Fault, fault } from '@oubliette/kernel';

export const unknownKey = (): Fault =>
  fault(
    'key.unknown',
    'key',
    'This key opens nothing here: it is wrong, or the seat was given anew.',
  );

export const onlyLooksOn = (): Fault =>
  fault('key.looks-on', 'key', 'Whoever looks on has no seat in this match.');

export const hostOnly = (): Fault =>
  fault('key.not-host', 'key', 'Only whoever began the match can do that.');

export const otherMatch = (): Fault =>
  fault('key.other-match', 'match', 'This key belongs to another match.');

export const unknownInvite = (): Fault =>
  fault('invite.unknown', 'invite', 'This invitation is not known here; ask for a new one.');

export const usedInvite = (): Fault =>
  fault('invite.used', 'invite', 'Somebody has taken this seat already; ask for a new invitation.');

export const expiredInvite = (): Fault =>
  fault('invite.expired', 'invite', 'This link has run out; make a new one.');

export const notBegun = (): Fault =>
  fault('match.gathering', 'match', 'The match begins when everybody has come.');

export const noSuchSeat = (seat: string): Fault =>
  fault('match.unknown-seat', 'seats', `There is no seat “${seat}” in this match.`, { seat });

export const nobodyThere = (seat: string): Fault =>
  fault('match.nobody-there', 'seat', `No person sits at “${seat}”.`, { seat });

export const emptySeat = (seat: string): Fault =>
  fault('match.seat-left', `seats.${seat}`, `Nobody is named for the seat “${seat}”.`, { seat });

export const twoSeats = (): Fault =>
  fault('match.two-seats', 'seats', 'Whoever begins a match sits at one seat at most.');

export const ownSeat = (seat: string): Fault =>
  fault('match.own-seat', 'seat', `Whoever sits at “${seat}” cannot give it away so.`, { seat });

export const takenName = (): Fault =>
  fault(
    'match.taken-name',
    'id',
    'Under this id, or with one of these secrets, there is something else.',
  );

export const notOvertime = (seat: string): Fault =>
  fault('match.not-overtime', 'seat', `The time of “${seat}” is not up.`, { seat });

export const nobodyOpens = (): Fault =>
  fault(
    'table.nobody',
    'person',
    'Whoever opens a table to anybody sits at it, and names “person”.',
  );

export const noOpenTables = (): Fault =>
  fault('table.closed', 'do', 'This server has no open tables; send a link.');

export const tableGone = (): Fault =>
  fault('table.gone', 'match', 'Nobody can sit down there any more.');

export const tooManyTables = (most: number): Fault =>
  fault('table.too-many', 'seats', `One person opens ${most} tables at a time at most.`, { most });

export const tooManyNotices = (most: number): Fault =>
  fault('notice.too-many', 'to', `One seat is told at ${most} addresses at most.`, { most });

export const notOver = (): Fault =>
  fault('match.not-over', 'match', 'A match is played again when it is over.');

export const unfinished = (): Fault =>
  fault(
    'match.unfinished',
    'match',
    'The file of a match holds every secret: it is there at the end.',
  );

export const unreadableAction = (why: string): Fault => fault('action.unreadable', 'actions', why);

export const noMoment = (last: number): Fault =>
  fault('match.no-moment', 'moment', `This match has ${last} actions so far.`, { last });
