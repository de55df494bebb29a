import * as v from 'valibot';
import { Head, Id, MatchId, PHRASES, SeatName } from './words.ts';

const FaultForm = v.object({
  at: v.string(),
  code: v.string(),
  text: v.string(),
  params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

const RefusalForm = v.object({
  rule: v.string(),
  params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

const holder = {
  seat: SeatName,
  by: v.picklist(['open', 'person', 'machine']),
  name: v.string(),
  level: v.pipe(v.nullable(v.string()), v.description('How well the machine plays it.')),
};

const SeatHolder = v.object({
  ...holder,
  nonce: v.pipe(v.nullable(v.string()), v.description('What this seat mixed into the seed.')),
});

/** Seconds: see the frame `create`. */
const clock = { bank: v.number(), free: v.number() };

/** Of a match that is not begun: who sits there already. */
const Gathering = v.object({
  game: v.string(),
  options: v.unknown(),
  seats: v.array(SeatHolder),
  hints: v.boolean(),
  clock: v.nullable(v.object(clock)),
  commitment: v.pipe(
    v.string(),
    v.description(
      'SHA-256 of the server’s part of the seed, promised before anybody mixed in theirs.',
    ),
  ),
});

/** What a viewer may know of a match now, or at an earlier moment. */
const Snapshot = v.looseObject({
  key: MatchId,
  game: v.string(),
  options: v.unknown(),
  seats: v.array(SeatName),
  viewer: v.string(),
  moment: v.number(),
  last: v.number(),
  view: v.pipe(
    v.unknown(),
    v.description('The view of the game, as the kernel’s `encode` writes it.'),
  ),
  decision: v.nullable(v.object({ question: v.string(), seats: v.array(SeatName) })),
  legal: v.pipe(
    v.array(v.string()),
    v.description('Every legal action of this seat in the notation of the game.'),
  ),
  outcome: v.unknown(),
  since: v.pipe(v.number(), v.description('Chapters up to this moment are left out.')),
  chapters: v.array(v.object({ moment: v.number(), seat: SeatName, events: v.array(v.unknown()) })),
});

/** What no rule knows and everybody at the table does. */
const HouseForm = v.object({
  since: v.pipe(
    v.number(),
    v.description(
      'When those who are asked now began to be waited for, in milliseconds since 1970.',
    ),
  ),
  seats: v.array(v.object(holder)),
  hints: v.pipe(v.boolean(), v.description('Whether a client may show hints to its person.')),
  clock: v.pipe(
    v.nullable(
      v.object({
        ...clock,
        seats: v.array(
          v.object({ seat: SeatName, left: v.number(), runsOut: v.nullable(v.number()) }),
        ),
        over: v.array(SeatName),
      }),
    ),
    v.description(
      'By seat of a person: milliseconds in the bank, and when the time is up, if the clock runs.',
    ),
  ),
  takenBack: v.pipe(
    v.nullable(v.object({ seat: SeatName, agreed: v.boolean() })),
    v.description(
      'Whose wish has just been taken back; `agreed` by the others. Stands until the log grows.',
    ),
  ),
  plea: v.pipe(
    v.nullable(v.object({ seat: SeatName, moment: v.number(), allowed: v.array(SeatName) })),
    v.description('Somebody asks to take back; it stands until the log grows.'),
  ),
  phrases: v.pipe(
    v.array(v.object({ seat: SeatName, phrase: v.picklist(PHRASES), at: v.number() })),
    v.description('What was said last, the newest at the end.'),
  ),
  rematch: v.pipe(v.nullable(MatchId), v.description('The match in which they play again.')),
});

export type MatchHouse = v.InferOutput<typeof HouseForm>;

const Sight = v.object({
  head: Head,
  touched: v.pipe(v.number(), v.description('When the log grew last, in milliseconds since 1970.')),
  house: HouseForm,
  snapshot: Snapshot,
});

const answer = { id: Id };
const about = { id: Id, match: MatchId };

export const TIDINGS = {
  welcome: v.object({
    tell: v.literal('welcome'),
    ...answer,
    v: v.number(),
    now: v.pipe(v.number(), v.description('The clock of the server.')),
  }),
  pong: v.object({ tell: v.literal('pong'), ...answer, now: v.number() }),
  offered: v.object({
    tell: v.literal('offered'),
    ...answer,
    push: v.pipe(
      v.nullable(v.string()),
      v.description('The key that a browser subscribes to push messages with.'),
    ),
    tables: v.pipe(v.boolean(), v.description('Whether tables may be open to anybody.')),
    hooks: v.pipe(v.boolean(), v.description('Whether webhooks are called.')),
  }),
  created: v.object({ tell: v.literal('created'), ...about }),
  /** The machine plays the seat from now on. */
  seated: v.object({ tell: v.literal('seated'), ...about, seat: SeatName }),
  invited: v.object({ tell: v.literal('invited'), ...about, seat: SeatName }),
  /** The key opens the table for onlookers. */
  watched: v.object({ tell: v.literal('watched'), ...about }),
  peeked: v.object({
    tell: v.literal('peeked'),
    ...about,
    seat: v.nullable(SeatName),
    gathering: Gathering,
  }),
  /** In the order of the keys; nothing for one that opens nothing here. */
  glanced: v.object({
    tell: v.literal('glanced'),
    ...answer,
    matches: v.array(
      v.nullable(
        v.object({
          match: MatchId,
          seat: v.nullable(SeatName),
          game: v.string(),
          isBegun: v.boolean(),
          isOver: v.boolean(),
          asked: v.array(SeatName),
          since: v.number(),
          seats: v.array(v.object(holder)),
        }),
      ),
    ),
  }),
  tables: v.object({
    tell: v.literal('tables'),
    ...answer,
    tables: v.array(
      v.object({
        match: MatchId,
        game: v.string(),
        options: v.unknown(),
        seats: v.array(v.object(holder)),
        free: v.pipe(v.array(SeatName), v.description('Where somebody may sit down.')),
        hints: v.boolean(),
        clock: v.nullable(v.object(clock)),
        begun: v.number(),
        here: v.pipe(v.boolean(), v.description('Whether somebody waits at the table just now.')),
      }),
    ),
  }),
  reported: v.object({ tell: v.literal('reported'), ...about }),
  blocked: v.object({
    tell: v.literal('blocked'),
    ...about,
    known: v.pipe(
      v.boolean(),
      v.description('Whether whoever sits there is known at open tables; by a link nobody is.'),
    ),
  }),
  notified: v.object({ tell: v.literal('notified'), ...about }),
  phrased: v.object({ tell: v.literal('phrased'), ...about }),
  claimed: v.object({ tell: v.literal('claimed'), ...about, seat: v.nullable(SeatName) }),
  /** Not all have come yet. */
  gathering: v.object({
    tell: v.literal('gathering'),
    id: v.exactOptional(Id),
    match: MatchId,
    seat: v.nullable(SeatName),
    isHost: v.boolean(),
    gathering: Gathering,
  }),
  /** The match as it is, for whoever follows it. */
  sight: v.object({
    tell: v.literal('sight'),
    ...about,
    seat: v.nullable(SeatName),
    isHost: v.boolean(),
    sight: Sight,
  }),
  /** Durable, or refused by the rules. */
  done: v.object({
    tell: v.literal('done'),
    ...about,
    refusal: v.nullable(RefusalForm),
    sight: Sight,
  }),
  /** The match has gone on since; nothing was done, here is the present. */
  stale: v.object({ tell: v.literal('stale'), ...about, sight: Sight }),
  news: v.object({ tell: v.literal('news'), match: MatchId, sight: Sight }),
  /** The seats of those who look at the match just now: told after `follow`, and whenever it changes. */
  here: v.object({ tell: v.literal('here'), match: MatchId, seats: v.array(SeatName) }),
  left: v.object({ tell: v.literal('left'), ...about }),
  why: v.object({ tell: v.literal('why'), ...about, refusal: v.nullable(RefusalForm) }),
  look: v.object({ tell: v.literal('look'), ...about, snapshot: Snapshot }),
  file: v.object({ tell: v.literal('file'), ...about, text: v.string() }),
  /** The store is away; nothing is known to be done. Send the frame again, under the same id. */
  later: v.object({ tell: v.literal('later'), ...answer, retryMs: v.number() }),
  /** The frame cannot be: one clear sentence. */
  no: v.object({ tell: v.literal('no'), id: v.exactOptional(Id), fault: FaultForm }),
} as const;

export type Tidings = {
  [Tell in keyof typeof TIDINGS]: v.InferOutput<(typeof TIDINGS)[Tell]>;
}[keyof typeof TIDINGS];
export type TidingsOf<Tell extends Tidings['tell']> = Extract<Tidings, { tell: Tell }>;
