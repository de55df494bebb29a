import type { Generated } from 'kysely';

/** The rows of a server’s database; times are milliseconds since 1970, JSON is text. */
export interface Tables {
  match: MatchRow;
  seat: SeatRow;
  ticket: TicketRow;
  deed: DeedRow;
  snapshot: SnapshotRow;
  duty: DutyRow;
  notice: NoticeRow;
  mark: { match: string; seat: string; mark: string };
  block: { by: string; mark: string };
  report: ReportRow;
  note: { name: string; text: string };
}

export interface MatchRow {
  key: string;
  game: string;
  options: string;
  /** The server’s part of the seed, sealed. */
  secret: string;
  commitment: string;
  /** The head of the match with its seed, sealed; nothing before everybody has come. */
  start: string | null;
  head: number;
  asked: string;
  asked_since: number;
  is_over: number;
  renewed: number;
  begun: number;
  touched: number;
  since: number;
  hints: number;
  plea: string | null;
  rematch: string | null;
  clock: string | null;
  times: string | null;
  overtime: string | null;
  phrases: string;
  outage: number;
  has_notices: number;
  is_open: number;
}

export interface SeatRow {
  match: string;
  seat: string;
  place: number;
  held_by: 'open' | 'person' | 'machine';
  name: string;
  level: string | null;
  nonce: string | null;
}

export interface TicketRow {
  hash: string;
  match: string;
  kind: 'key' | 'invite' | 'transfer' | 'watch';
  seat: string | null;
  is_host: number;
  expires: number | null;
  used_for: string | null;
}

/** One wish; the one with the next `after` is what came next, and there is only one. */
export interface DeedRow {
  match: string;
  after: number;
  head: number;
  seat: string;
  id: string;
  entries: string;
  refusal: string | null;
  at: number;
}

export interface SnapshotRow {
  match: string;
  entries: number;
  state: string;
  positions: string;
}

/** One of somebody by somebody in a match; the last reason stands. */
interface ReportRow {
  match: string;
  seat: string;
  name: string;
  by: string;
  reason: string;
  at: number;
}

/** Where somebody wants to be told that they are waited for. */
export interface NoticeRow {
  match: string;
  seat: string;
  id: string;
  /** Sealed. */
  address: string;
  language: string;
  told: string;
  failed: number;
}

/** Something that must be done for a match, by whoever leases it first. */
interface DutyRow {
  match: string;
  kind: 'bot' | 'clock' | 'notice';
  seat: string;
  head: number;
  due: number;
  leased_until: Generated<number>;
  leased_by: Generated<string>;
  tries: Generated<number>;
}
