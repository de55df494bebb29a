/** The thought of a moment is worth no more than this, in percent. */
const STEP = 5;

/** A chance in words, as exactly as anybody could know it. */
export function roughly(
  chance: number,
  words: { readonly less: string; readonly about: string; readonly more: string },
): string {
  const percent = 100 * chance;
  if (percent < STEP) return `${words.less} ${STEP}`;
  if (percent > 100 - STEP) return `${words.more} ${100 - STEP}`;
  return `${words.about} ${STEP * Math.round(percent / STEP)}`;
}
