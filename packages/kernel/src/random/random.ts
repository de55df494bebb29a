/**
 * The only source of chance. One stream per purpose (dice, decks, set-up…), so that a question
 * asked of one never shifts the answers of another.
 */
export interface Random {
  /** A whole number in 0..count−1 from the stream of that purpose. */
  below(purpose: string, count: number): number;
}

/** How many numbers each stream has given so far: all there is to know about where it stands. */
export type StreamPositions = Readonly<Record<string, number>>;

/** Chance that a match can go back in, as undo and replay must. */
export interface MatchRandom extends Random {
  positions(): StreamPositions;
  rewind(positions: StreamPositions): void;
  /** Numbers given by all streams together: unchanged means that no chance was used. */
  readonly given: number;
}

export function roll(random: Random, purpose: string, sides = 6): number {
  return random.below(purpose, sides) + 1;
}

/** Fisher–Yates, in place. */
export function shuffle<T extends { length: number; [index: number]: unknown }>(
  random: Random,
  purpose: string,
  items: T,
): T {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(purpose, last + 1);
    const kept = items[last];
    items[last] = items[other];
    items[other] = kept;
  }
  return items;
}

export function pick<T>(random: Random, purpose: string, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('nothing to pick from');
  return items[random.below(purpose, items.length)]!;
}
