/** Letters that may be wrong in a word of so many; in a short one every letter counts. */
const mistakesIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** The known words that somebody may have meant who mistyped one, the nearest alone. */
export function nearestTo(word: string, known: Iterable<string>): readonly string[] {
  let least = mistakesIn(word);
  let nearest: string[] = [];
  if (least === 0) return nearest;
  for (const other of known) {
    if (Math.abs(other.length - word.length) > least) continue;
    const mistakes = distance(word, other);
    if (mistakes > least) continue;
    if (mistakes < least) nearest = [];
    least = mistakes;
    nearest.push(other);
  }
  return nearest;
}

/** Letters missing, added, exchanged, or two neighbours that changed places. */
function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isTurned =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      now[at] = Math.min(
        last[at]! + 1,
        now[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isTurned ? beforeLast[at - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, now];
  }
  return last.at(-1)!;
}
