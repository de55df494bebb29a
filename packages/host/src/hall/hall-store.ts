import type { MatchHead, MatchSnapshot, Refusal, Seat, StoredEntry } from '@oubliette/kernel';
import type { NoticeTo } from '../wire/frames.ts';
import type { PHRASES, REASONS } from '../wire/words.ts';

/** Who sits at a seat, or may. */
export interface SeatHolder {
  readonly seat: Seat;
  readonly by: 'open' | 'person' | 'machine';
  readonly name: string;
  /** How well the machine plays it. */
  readonly level: string | null;
  /** What its person mixed into the seed. */
  readonly nonce: string | null;
}

/** What a key or a link opens. Stores know only its hash. */
export interface Ticket {
  readonly hash: string;
  readonly match: string;
  /** Keys open a seat or the table's view; invites and transfers become keys once. */
  readonly kind: 'key' | 'invite' | 'transfer' | 'watch';
  /** Nothing for somebody who looks on. */
  readonly seat: Seat | null;
  readonly isHost: boolean;
  readonly expires: number | null;
  /** The hash of the key that it became. */
  readonly usedFor: string | null;
}

/** A match as it was agreed on; its seed is not known before the last person has come. */
export interface Agreed {
  readonly key: string;
  readonly game: string;
  readonly options: unknown;
  /** The server's part of the seed, and its hash, which everybody sees from the start. */
  readonly secret: string;
  readonly commitment: string;
  readonly begun: number;
  /** Whether people may ask the machine what it would do in their place. */
  readonly hints: boolean;
  /** How much time people have; nothing where nobody counts it. */
  readonly clock: ClockTerms | null;
  /** Whether anybody may sit down who finds it in the list. */
  readonly isOpen: boolean;
}

/** Somebody at an open table, known again by the hash of a secret of their device. */
export interface Mark {
  readonly match: string;
  readonly seat: Seat;
  readonly mark: string;
}

/** What somebody tells whoever keeps the server. */
export interface Report {
  readonly match: string;
  /** Who is meant, under which name, and who tells. */
  readonly seat: Seat;
  readonly name: string;
  readonly by: Seat;
  readonly reason: (typeof REASONS)[number];
  readonly at: number;
}

/** An open table that waits for somebody. */
export interface OpenTable {
  readonly kept: KeptMatch;
  readonly free: readonly Seat[];
  readonly marks: readonly string[];
}

/** Milliseconds: of each wait so many cost nothing, and whatever is more comes from a bank. */
export interface ClockTerms {
  readonly bank: number;
  readonly free: number;
}

/** The time of a seat, by the clock of its match: that one stands still while no server is there. */
export interface SeatTime {
  readonly left: number;
  /** When it began to be waited for; nothing while it is not. */
  readonly from: number | null;
}

export type SeatTimes = Readonly<Record<Seat, SeatTime>>;

/** Whose time was up when the log was so long. */
export interface Overtime {
  readonly head: number;
  readonly seats: readonly Seat[];
}

/** Somebody asks the others to let them take back what the rules let nobody take back alone. */
export interface Plea {
  readonly seat: Seat;
  /** So many actions would stand afterwards. */
  readonly moment: number;
  /** It stands as long as the log has not grown. */
  readonly head: number;
  /** Who has agreed so far. */
  readonly allowed: readonly Seat[];
}

/** One of the few things that can be said across the table. */
export interface SaidPhrase {
  readonly seat: Seat;
  readonly phrase: (typeof PHRASES)[number];
  readonly at: number;
  /** The client’s name for it. */
  readonly id: string;
}

/** What people have settled beside the match; every change of it is told to all. */
export interface Settled {
  readonly plea: Plea | null;
  /** The match in which the same people play again. */
  readonly rematch: string | null;
  readonly overtime: Overtime | null;
  /** What was said last, the newest at the end. */
  readonly phrases: readonly SaidPhrase[];
}

/** Where whoever has a seat wants to be told that they are waited for. */
export interface Notice {
  readonly match: string;
  readonly seat: Seat;
  /** The hash of the address. */
  readonly id: string;
  readonly to: NoticeTo;
  readonly language: string;
  /** What was told there last, so that nobody is told twice. */
  readonly told: string;
  /** So often in a row nobody could be reached there. */
  readonly failed: number;
}

/** How far a match has come. */
export interface MatchProgress {
  readonly head: number;
  readonly touched: number;
  readonly asked: readonly Seat[];
  readonly isOver: boolean;
  /** Since this head the same simultaneous question has been open. */
  readonly askedSince: number;
  /** When those who are asked now began to be waited for. */
  readonly since: number;
  /** Nothing without a clock. */
  readonly times: SeatTimes | null;
}

/** What is settled now; a clock that is set anew has its next alarm. */
export type Settlement = Partial<Settled & Pick<MatchProgress, 'times'>> & {
  readonly alarm?: Alarm | null;
};

export type MatchRevision = Pick<KeptMatch, 'head' | 'renewed'>;

export interface KeptMatch extends Agreed, MatchProgress, Settled {
  /** So long no server was there while the match went on. */
  readonly outage: number;
  /** Grows with everything but the log: somebody came, a seat was given anew. */
  readonly renewed: number;
  readonly seats: readonly SeatHolder[];
  /** Whether somebody wants to be told that they are waited for. */
  readonly hasNotices: boolean;
  /** Nothing until everybody has come. */
  readonly start: MatchHead | null;
}

/** One wish that was carried out: its entries stand in the log from `after` on. */
export interface FulfilledWish {
  readonly after: number;
  readonly head: number;
  readonly seat: Seat;
  /** The client's name for it. */
  readonly id: string;
  readonly entries: readonly StoredEntry[];
  /** What came before the refusal stands, where the rules do not let it be dropped. */
  readonly refusal: Refusal | null;
  readonly at: number;
}

/** A match with all of its log. */
export interface KeptLog {
  readonly kept: KeptMatch;
  readonly entries: readonly StoredEntry[];
  readonly snapshot: MatchSnapshot | null;
}

export interface DeedAddition {
  readonly match: string;
  readonly deed: FulfilledWish;
  readonly progress: MatchProgress;
  /** Who wrote it knew the match like this: nobody has come, left or been replaced since. */
  readonly renewed: number;
  readonly snapshot: MatchSnapshot | null;
  /** A seat of the machine that is asked now; not named in a match without machines. */
  readonly machine?: Seat | null;
  /** Whose time is up next; not named in a match without a clock. */
  readonly alarm?: Alarm | null;
  /** When whoever is waited for now is told so; not named where nobody wants that, or it stays. */
  readonly notice?: Alarm | null;
}

/** When a match must be looked at again: its clock, or whom to tell. */
export interface Alarm {
  readonly seat: Seat;
  readonly due: number;
}

/** The store cannot be reached, or does not answer in time. What was asked may have been done. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/**
 * Where matches of a hall lie. Whatever a promise says is on the disk; any of them may fail with
 * `StoreAway`. Several nodes may share one.
 */
export interface HallStore {
  /** Whether other nodes write there too. */
  readonly isShared: boolean;
  /** False: this match, or one of these tickets, is there already. */
  create(
    agreed: Agreed,
    seats: readonly SeatHolder[],
    tickets: readonly Ticket[],
    mark?: Mark | null,
  ): Promise<boolean>;
  ticket(hash: string): Promise<Ticket | null>;
  /** False: it is there already. */
  issue(ticket: Ticket): Promise<boolean>;
  /** Takes a seat from whoever has it, and gives out an invite for it. */
  vacate(ticket: Ticket): Promise<boolean>;
  /**
   * Lets the machine play a seat: nobody’s key opens it any more. False: `head` was named, and
   * somebody has acted since.
   */
  mechanise(match: string, seat: Seat, level: string, now: number, head?: number): Promise<boolean>;
  /** Makes a key of an invite; false: it was used meanwhile. */
  claim(invite: string, key: Ticket, holder: SeatHolder | null): Promise<boolean>;
  /** Begins a match in the place of one that is over; false: there is one already. */
  rematch(
    over: string,
    agreed: Agreed,
    seats: readonly SeatHolder[],
    tickets: readonly Ticket[],
  ): Promise<boolean>;
  /** Somebody sits down at an open seat who needs no invite; false: it is taken, or an invite gives it away. */
  sit(key: Ticket, holder: SeatHolder, mark?: Mark | null): Promise<boolean>;
  /** The newest open tables that were begun since and wait for somebody. */
  openTables(since: number, most: number): Promise<readonly OpenTable[]>;
  /** At how many of them somebody sits. */
  openTablesOf(mark: string, since: number): Promise<number>;
  marks(match: string): Promise<readonly Mark[]>;
  /** Everybody whom this one has blocked, or who has blocked this one. */
  blocked(mark: string): Promise<ReadonlySet<string>>;
  block(by: string, mark: string, on: boolean): Promise<void>;
  /** The same again changes nothing. */
  report(report: Report): Promise<void>;
  /** Settles something beside the match; false: something else was settled meanwhile. */
  settle(match: string, renewed: number, what: Settlement): Promise<boolean>;
  kept(match: string): Promise<KeptMatch | null>;
  /** False: it was started already. */
  start(
    match: string,
    start: MatchHead,
    progress: MatchProgress,
    machine: Seat | null,
    alarm: Alarm | null,
    notice: Alarm | null,
  ): Promise<boolean>;
  /** From now on somebody is told there; whether already now is looked at then. */
  notify(notice: Notice, due: number): Promise<void>;
  /** Nobody is told there any more. */
  silence(match: string, seat: Seat, id: string): Promise<void>;
  notices(match: string): Promise<readonly Notice[]>;
  /** What became of telling somebody. */
  notified(notice: Notice): Promise<void>;
  load(match: string): Promise<KeptLog | null>;
  since(match: string, head: number): Promise<readonly FulfilledWish[]>;
  /** The wish of that name, if it was carried out. */
  deed(match: string, id: string): Promise<FulfilledWish | null>;
  /** False: somebody else has written, or this wish is there already. */
  append(addition: DeedAddition): Promise<boolean>;
  /** How far these matches are now. */
  standings(matches: readonly string[]): Promise<ReadonlyMap<string, MatchRevision>>;
}
