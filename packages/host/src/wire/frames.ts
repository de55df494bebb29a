import { WORDS } from '@oubliette/kernel';
import * as v from 'valibot';
import {
  ActionText,
  Head,
  Id,
  Known,
  Language,
  MatchId,
  Moment,
  NoticeAddress,
  PersonName,
  PHRASES,
  REASONS,
  SeatName,
  Seconds,
  Secret,
} from './words.ts';

/** The form of the frames; a server says which ones it understands. */
export const PROTOCOL = 1;

const LevelName = v.pipe(v.string(), v.maxLength(40));

const SeatPlan = v.variant('by', [
  v.strictObject({ by: v.literal('me') }),
  v.strictObject({ by: v.literal('friend'), invite: Secret }),
  v.pipe(
    v.strictObject({ by: v.literal('anybody') }),
    v.description('An open table: whoever finds it in the list may sit down.'),
  ),
  v.strictObject({ by: v.literal('machine'), level: LevelName }),
]);

const Clock = v.pipe(
  v.strictObject({ bank: Seconds, free: Seconds }),
  v.check(({ bank, free }) => bank + free >= 1, 'at least a second'),
  v.description('Of each wait `free` seconds cost nothing; whatever is more comes from `bank`.'),
);

/** Who is blocked is known by this: a secret of the device, the same at all open tables. */
const Person = v.pipe(
  Secret,
  v.description('A secret of the device, the same at all open tables.'),
);

/** Begins a match. Whoever sends it is its host, and sits where `by` is `me`. */
const Create = v.strictObject({
  do: v.literal('create'),
  id: Id,
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.record(v.string(), v.unknown()),
  seats: v.record(SeatName, SeatPlan),
  key: Secret,
  nonce: Secret,
  name: v.optional(PersonName, ''),
  watch: v.exactOptional(Secret),
  person: v.exactOptional(Person),
  hints: v.exactOptional(v.boolean()),
  clock: v.exactOptional(Clock),
});

/** Asks what an invite is for; nothing is taken. */
const Peek = v.strictObject({ do: v.literal('peek'), id: Id, invite: Secret });

/** How several matches stand that a device has keys to; nobody follows them for that. */
const Glance = v.strictObject({
  do: v.literal('glance'),
  id: Id,
  keys: v.pipe(v.array(Secret), v.minLength(1), v.maxLength(40), v.readonly()),
});

/** Takes the seat of an invite; from then on `key` is the way in. */
const Claim = v.strictObject({
  do: v.literal('claim'),
  id: Id,
  invite: Secret,
  key: Secret,
  nonce: Secret,
  name: v.optional(PersonName, ''),
});

/** A seat anew: whoever had it loses it, and this invite gives it away. Only the host. */
const Invite = v.strictObject({
  do: v.literal('invite'),
  id: Id,
  match: MatchId,
  seat: SeatName,
  invite: Secret,
});

/** The machine takes a seat; whoever had it loses it. Only the host. */
const Machine = v.strictObject({
  do: v.literal('machine'),
  id: Id,
  match: MatchId,
  seat: SeatName,
  level: LevelName,
});

/** The own seat for another device too: a link that works once, for a quarter of an hour. */
const Transfer = v.strictObject({
  do: v.literal('transfer'),
  id: Id,
  match: MatchId,
  invite: Secret,
});

/** A key for onlookers: of a match that goes on the host makes it, of one that is over every player. */
const Watch = v.strictObject({ do: v.literal('watch'), id: Id, match: MatchId, key: Secret });

/**
 * The same people once more, everybody at the next seat: the first who asks begins the match, the others
 * sit down in it.
 */
const Rematch = v.strictObject({
  do: v.literal('rematch'),
  id: Id,
  match: MatchId,
  key: Secret,
  nonce: Secret,
  name: v.optional(PersonName, ''),
  watch: v.exactOptional(Secret),
});

/** Shows the match as it is now, and from then on everything new. Over HTTP only the first. */
const Follow = v.strictObject({
  do: v.literal('follow'),
  id: Id,
  key: Secret,
  known: v.exactOptional(Known),
  outlook: v.optional(v.boolean(), false),
});

const Leave = v.strictObject({ do: v.literal('leave'), id: Id, match: MatchId });

const wish = {
  id: Id,
  match: MatchId,
  head: Head,
  known: v.exactOptional(Known),
  outlook: v.optional(v.boolean(), false),
};

/** One wish of one or several actions, in the notation of the game. */
const Act = v.strictObject({
  do: v.literal('act'),
  ...wish,
  actions: v.pipe(v.array(ActionText), v.minLength(1), v.maxLength(100), v.readonly()),
});
/** Does the only thing that can be done. */
const Comply = v.strictObject({ do: v.literal('comply'), ...wish });
/** Takes back the own last wish, as far as the rules allow. */
const Undo = v.strictObject({ do: v.literal('undo'), ...wish });
const Say = v.strictObject({ do: v.literal('say'), ...wish, word: v.picklist(WORDS) });

/** Asks the others whether the own last wish may be taken back with all that followed, or answers. */
const Takeback = v.strictObject({
  do: v.literal('takeback'),
  ...wish,
  word: v.picklist(['ask', 'allow', 'refuse']),
});

/** The time of a seat is up, and somebody waits no longer: claims the match, or lets the machine play on. */
const Overtime = v.strictObject({
  do: v.literal('overtime'),
  ...wish,
  seat: SeatName,
  choice: v.picklist(['claim', 'machine']),
  level: v.exactOptional(LevelName),
});

/** Tells whoever sits here that they are waited for, when they do not look: at this address, or no more. */
const Notify = v.strictObject({
  do: v.literal('notify'),
  id: Id,
  match: MatchId,
  to: NoticeAddress,
  on: v.boolean(),
  language: v.optional(Language, 'en'),
});

/** One of the few things that can be said across the table. */
const Phrase = v.strictObject({
  do: v.literal('phrase'),
  id: Id,
  match: MatchId,
  phrase: v.picklist(PHRASES),
});

/** Why an action is not allowed; nothing if it is. */
const Why = v.strictObject({ do: v.literal('why'), id: Id, match: MatchId, action: ActionText });

/** An earlier moment; through the eyes of others only when the match is over. */
const Look = v.strictObject({
  do: v.literal('look'),
  id: Id,
  match: MatchId,
  moment: Moment,
  viewer: v.exactOptional(SeatName),
  known: v.exactOptional(Known),
});

/** The match as a file, when it is over: with it anybody can check every die. */
const File = v.strictObject({ do: v.literal('file'), id: Id, match: MatchId });

/** What this server has beyond playing by links. */
const Offers = v.strictObject({ do: v.literal('offers'), id: Id });

/** The open tables where somebody may still sit down. */
const Tables = v.strictObject({ do: v.literal('tables'), id: Id, person: Person });

/** Sits down at an open table; from then on `key` is the way in. */
const Sit = v.strictObject({
  do: v.literal('sit'),
  id: Id,
  match: MatchId,
  seat: SeatName,
  person: Person,
  key: Secret,
  nonce: Secret,
  name: v.optional(PersonName, ''),
});

/** Tells whoever keeps the server of somebody at the own table. */
const Report = v.strictObject({
  do: v.literal('report'),
  id: Id,
  match: MatchId,
  seat: SeatName,
  reason: v.picklist(REASONS),
});

/** Whoever sits there never meets this device at an open table again, or may. */
const Block = v.strictObject({
  do: v.literal('block'),
  id: Id,
  match: MatchId,
  seat: SeatName,
  person: Person,
  on: v.boolean(),
});

/** The first frame on a socket. */
const Hello = v.strictObject({ do: v.literal('hello'), id: Id, v: v.number() });
const Ping = v.strictObject({ do: v.literal('ping'), id: Id });

export const FRAMES = {
  hello: Hello,
  ping: Ping,
  offers: Offers,
  tables: Tables,
  sit: Sit,
  report: Report,
  block: Block,
  create: Create,
  peek: Peek,
  glance: Glance,
  claim: Claim,
  invite: Invite,
  machine: Machine,
  transfer: Transfer,
  watch: Watch,
  rematch: Rematch,
  follow: Follow,
  leave: Leave,
  act: Act,
  comply: Comply,
  undo: Undo,
  say: Say,
  takeback: Takeback,
  overtime: Overtime,
  notify: Notify,
  phrase: Phrase,
  why: Why,
  look: Look,
  file: File,
} as const;

/** Everything that a client can send. */
export const FrameSchema = v.variant('do', [
  Hello,
  Ping,
  Offers,
  Tables,
  Sit,
  Report,
  Block,
  Create,
  Peek,
  Glance,
  Claim,
  Invite,
  Machine,
  Transfer,
  Watch,
  Rematch,
  Follow,
  Leave,
  Act,
  Comply,
  Undo,
  Say,
  Takeback,
  Overtime,
  Notify,
  Phrase,
  Why,
  Look,
  File,
]);

export type WireFrame = v.InferOutput<typeof FrameSchema>;
export type WireFrameOf<Do extends WireFrame['do']> = Extract<WireFrame, { do: Do }>;
export type SeatPlans = WireFrameOf<'create'>['seats'];
export type NoticeTo = WireFrameOf<'notify'>['to'];
/** A frame that changes a match. */
export type WishFrame = WireFrameOf<'act' | 'comply' | 'undo' | 'say'>;
