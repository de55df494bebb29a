import type { ClaimView } from '@oubliette/host';
import type { TidingsOf, WireFrameOf } from '@oubliette/host/wire';
import type { Refusal, Result, Seat } from '@oubliette/kernel';

export type HouseOfSight = TidingsOf<'sight'>['sight']['house'];

export type Gathering = TidingsOf<'gathering'>['gathering'];

/** Whether the server answers: `lost` while the page tries to reach it again. */
export type LineState = 'quiet' | 'open' | 'lost';

/** A match on the server, as whoever has a key to it finds it. */
export interface Entered {
  readonly match: string;
  /** Nothing for an onlooker. */
  readonly seat: Seat | null;
  readonly isHost: boolean;
  /** Who has come so far; nothing once the match has begun. */
  readonly gathering: Gathering | null;
  /** The match as it stands; nothing while people gather. */
  readonly view: ClaimView | null;
  readonly house: HouseOfSight | null;
}

export type Glanced = TidingsOf<'glanced'>['matches'][number];
export type Phrase = WireFrameOf<'phrase'>['phrase'];
type Plan = Omit<WireFrameOf<'create'>, 'do' | 'id'>;
type Claim = Omit<WireFrameOf<'claim'>, 'do' | 'id'>;
export type TakebackWord = WireFrameOf<'takeback'>['word'];
type Coming = Omit<WireFrameOf<'rematch'>, 'do' | 'id' | 'match'>;

/** What only the keeper of matches on a server answers. */
export interface OnlineMatches {
  /** Begins a match on the server; its name there. */
  create(plan: Plan): Promise<Result<string>>;
  /** What an invite is for; nothing is taken. */
  peek(invite: string): Promise<Result<TidingsOf<'peeked'>>>;
  claim(claim: Claim): Promise<Result<TidingsOf<'claimed'>>>;
  /** Follows a match from now on. */
  enter(key: string): Promise<Result<Entered>>;
  /** A seat anew: whoever has it is out. */
  reinvite(match: string, seat: Seat, invite: string): Promise<Result<null>>;
  /** The machine takes a seat: whoever has it is out. */
  machine(match: string, seat: Seat, level: string): Promise<Result<null>>;
  /** Asks the others to let the own last wish be taken back, or answers them. */
  takeback(match: string, word: TakebackWord): Promise<Result<Refusal | null>>;
  /** The time of a seat is up: claims the match, or lets the machine play on there. */
  overtime(match: string, seat: Seat, level: string | null): Promise<Result<null>>;
  /** How matches stand, in the order of their keys; nothing where a key opens nothing. */
  glance(keys: readonly string[]): Promise<Result<readonly Glanced[]>>;
  /** Says one of the few things that can be said. */
  phrase(match: string, phrase: Phrase): Promise<Result<null>>;
  /** The same people once more; the match and the seat there. */
  rematch(match: string, coming: Coming): Promise<Result<TidingsOf<'claimed'>>>;
  /** A key for onlookers. */
  watch(match: string, key: string): Promise<Result<null>>;
  /** A link to the own seat for another device. */
  transfer(match: string, invite: string): Promise<Result<null>>;
}

/** What the keeper says of a match on a server without having been asked. */
export type OnlineTold =
  | { readonly kind: 'line'; readonly state: LineState }
  | { readonly kind: 'grown'; readonly match: string }
  | { readonly kind: 'house'; readonly match: string; readonly house: HouseOfSight }
  | { readonly kind: 'gathered'; readonly match: string; readonly gathering: Gathering }
  | { readonly kind: 'here'; readonly match: string; readonly seats: readonly Seat[] }
  | { readonly kind: 'out'; readonly match: string };
