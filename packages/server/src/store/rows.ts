import type {
  Agreed,
  FulfilledWish,
  KeptMatch,
  MatchProgress,
  Notice,
  SeatHolder,
  Settlement,
  Ticket,
} from '@oubliette/host/hall';
import type { MatchSnapshot } from '@oubliette/kernel';
import type { Insertable, Selectable } from 'kysely';
import type { Seal } from './seal.ts';
import type { DeedRow, MatchRow, NoticeRow, SeatRow, SnapshotRow, TicketRow } from './tables.ts';

export const matchRow = (agreed: Agreed, seal: Seal): MatchRow => ({
  key: agreed.key,
  game: agreed.game,
  options: JSON.stringify(agreed.options),
  secret: seal.close(agreed.secret),
  commitment: agreed.commitment,
  start: null,
  head: 0,
  asked: '[]',
  asked_since: 0,
  is_over: 0,
  renewed: 0,
  begun: agreed.begun,
  touched: agreed.begun,
  since: agreed.begun,
  hints: agreed.hints ? 1 : 0,
  plea: null,
  rematch: null,
  clock: textOf(agreed.clock),
  times: null,
  overtime: null,
  phrases: '[]',
  outage: 0,
  has_notices: 0,
  is_open: agreed.isOpen ? 1 : 0,
});

export const progressRow = (progress: MatchProgress) => ({
  head: progress.head,
  asked: JSON.stringify(progress.asked),
  asked_since: progress.askedSince,
  is_over: progress.isOver ? 1 : 0,
  touched: progress.touched,
  since: progress.since,
  times: textOf(progress.times),
});

/** What is not named stays as it is. */
export const settledRow = ({ plea, overtime, times, rematch, phrases }: Settlement) => ({
  ...(rematch !== undefined && { rematch }),
  ...(phrases !== undefined && { phrases: JSON.stringify(phrases) }),
  ...(plea !== undefined && { plea: textOf(plea) }),
  ...(overtime !== undefined && { overtime: textOf(overtime) }),
  ...(times !== undefined && { times: textOf(times) }),
});

const textOf = (what: object | null): string | null => what && JSON.stringify(what);
const read = (text: string | null) => text && JSON.parse(text);

export const keptOf = (row: MatchRow, seats: readonly SeatRow[], seal: Seal): KeptMatch => ({
  key: row.key,
  game: row.game,
  options: JSON.parse(row.options),
  secret: seal.open(row.secret),
  commitment: row.commitment,
  begun: Number(row.begun),
  head: row.head,
  touched: Number(row.touched),
  since: Number(row.since),
  asked: JSON.parse(row.asked),
  isOver: row.is_over === 1,
  askedSince: row.asked_since,
  renewed: row.renewed,
  hints: row.hints === 1,
  plea: read(row.plea),
  clock: read(row.clock),
  times: read(row.times),
  overtime: read(row.overtime),
  phrases: JSON.parse(row.phrases),
  outage: Number(row.outage),
  rematch: row.rematch,
  isOpen: row.is_open === 1,
  hasNotices: row.has_notices === 1,
  seats: seats.map(holderOf),
  start: row.start === null ? null : JSON.parse(seal.open(row.start)),
});

const holderOf = ({ seat, held_by, name, level, nonce }: SeatRow): SeatHolder => ({
  seat,
  by: held_by,
  name,
  level,
  nonce,
});

export const seatRow = (match: string, holder: SeatHolder, place: number): SeatRow => ({
  match,
  seat: holder.seat,
  place,
  held_by: holder.by,
  name: holder.name,
  level: holder.level,
  nonce: holder.nonce,
});

export const ticketRow = (ticket: Ticket): TicketRow => ({
  hash: ticket.hash,
  match: ticket.match,
  kind: ticket.kind,
  seat: ticket.seat,
  is_host: ticket.isHost ? 1 : 0,
  expires: ticket.expires,
  used_for: ticket.usedFor,
});

export const ticketOf = (row: TicketRow): Ticket => ({
  hash: row.hash,
  match: row.match,
  kind: row.kind,
  seat: row.seat,
  isHost: row.is_host === 1,
  expires: row.expires === null ? null : Number(row.expires),
  usedFor: row.used_for,
});

export const noticeRow = ({ to, ...notice }: Notice, seal: Seal): NoticeRow => ({
  ...notice,
  address: seal.close(JSON.stringify(to)),
});

export const noticeOf = ({ address, ...notice }: NoticeRow, seal: Seal): Notice => ({
  ...notice,
  to: JSON.parse(seal.open(address)),
});

export const deedRow = (match: string, deed: FulfilledWish): Insertable<DeedRow> => ({
  match,
  after: deed.after,
  head: deed.head,
  seat: deed.seat,
  id: deed.id,
  entries: JSON.stringify(deed.entries),
  refusal: deed.refusal && JSON.stringify(deed.refusal),
  at: deed.at,
});

export const deedOf = (row: Selectable<DeedRow>): FulfilledWish => ({
  after: row.after,
  head: row.head,
  seat: row.seat,
  id: row.id,
  entries: JSON.parse(row.entries),
  refusal: row.refusal === null ? null : JSON.parse(row.refusal),
  at: Number(row.at),
});

export const snapshotRow = ({ entries, state, positions }: MatchSnapshot) => ({
  entries,
  state: JSON.stringify(state),
  positions: JSON.stringify(positions),
});

export const snapshotOf = ({ entries, state, positions }: SnapshotRow): MatchSnapshot => ({
  entries,
  state: JSON.parse(state),
  positions: JSON.parse(positions),
});
