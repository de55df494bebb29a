const SIGNS = /\p{Bidi_Control}|\p{Cc}/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name that somebody made up, fit for a sentence: it has no signs that turn text round, and if it is
 * written from right to left it stays a piece of its own.
 */
export function isolated(name: string): string {
  const bare = name.replaceAll(SIGNS, '').trim();
  return RIGHT_TO_LEFT.test(bare) ? `\u2068${bare}\u2069` : bare;
}
