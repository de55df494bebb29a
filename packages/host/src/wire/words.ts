import * as v from 'valibot';

/** A name that a client makes: of a wish, of a question. The same name asks for the same answer. */
export const Id = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,64}$/),
  v.description(
    'Made by the client; a frame that is sent again under its id gets the first answer.',
  ),
);

/** A secret that a client makes: at least 128 random bits as base64url. */
export const Secret = v.pipe(
  v.string(),
  v.regex(/^[\w-]{22,86}$/),
  v.description('A secret of at least 128 random bits as base64url, made by the client.'),
);

export const MatchId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
export const SeatName = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

/** Shown to others: short, whole, on one line, without signs that turn the line round. */
export const PersonName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(40),
  v.check(text => text.isWellFormed() && !/[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/u.test(text)),
  v.description('As others see it; at most 40 characters on one line.'),
);

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9));

/** How long the log is that a client knows. */
export const Head = v.pipe(count, v.description('Entries of the log that the client knows.'));

/** How much of the story a client has. */
export const Known = v.pipe(
  v.strictObject({ head: count, moments: count }),
  v.description('The story that the client has: answers bring only the chapters after it.'),
);

export const Moment = count;

/** An action in the notation of its game. */
export const ActionText = v.pipe(v.string(), v.minLength(1), v.maxLength(400));

/** A time, at most thirty days. */
export const Seconds = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(30 * 24 * 60 * 60),
);

/** A web address. */
const WebAddress = v.pipe(v.string(), v.maxLength(1000), v.url());

const base64 = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^[\w-]+=*$/), v.minLength(least), v.maxLength(most));

/** Where somebody wants to be told that they are waited for. */
export const NoticeAddress = v.variant('by', [
  v.pipe(
    v.strictObject({
      by: v.literal('push'),
      endpoint: WebAddress,
      p256dh: base64(80, 100),
      auth: base64(16, 40),
    }),
    v.description('A push subscription of a browser.'),
  ),
  v.pipe(
    v.strictObject({ by: v.literal('hook'), url: WebAddress }),
    v.description('A webhook: it gets a POST with JSON.'),
  ),
]);

export const Language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/));

/** Why somebody is reported to whoever keeps the server. */
export const REASONS = ['name', 'conduct', 'stalling', 'other'] as const;

/** What can be said across the table: nobody writes words of their own to somebody they do not know. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'oops',
  'thinking',
  'back-soon',
  'good-game',
] as const;
