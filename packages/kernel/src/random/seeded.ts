import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { digest } from '../plain.ts';
import type { MatchRandom, StreamPositions } from './random.ts';

const WORDS_PER_BLOCK = 8;
const RANGE = 2 ** 32;

interface Stream {
  taken: number;
  block: number;
  words: DataView | null;
}

/**
 * The randomness of a match: per purpose the words of SHA-256(seed, purpose, block number).
 * Nobody can foresee it from the dice already seen, as one could with a plain generator; anybody
 * who is given the seed afterwards can check it.
 */
export function seededRandom(seed: string, at: StreamPositions = {}): MatchRandom {
  const streams = new Map<string, Stream>();
  let given = 0;

  function stream(purpose: string): Stream {
    let found = streams.get(purpose);
    if (found === undefined) {
      found = { taken: 0, block: -1, words: null };
      streams.set(purpose, found);
    }
    return found;
  }

  function word(purpose: string): number {
    const from = stream(purpose);
    const block = Math.floor(from.taken / WORDS_PER_BLOCK);
    if (block !== from.block || from.words === null) {
      const bytes = sha256(utf8ToBytes(JSON.stringify([seed, purpose, block])));
      from.words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      from.block = block;
    }
    const value = from.words.getUint32((from.taken % WORDS_PER_BLOCK) * 4);
    from.taken++;
    given++;
    return value;
  }

  const random: MatchRandom = {
    below(purpose, count) {
      if (!Number.isInteger(count) || count < 1 || count > RANGE) {
        throw new RangeError(`chance needs a whole number of possibilities, not ${count}`);
      }
      const fair = RANGE - (RANGE % count);
      let value = word(purpose);
      while (value >= fair) value = word(purpose);
      return value % count;
    },
    positions() {
      const taken = [...streams]
        .filter(([, s]) => s.taken > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1));
      return Object.fromEntries(taken.map(([purpose, s]) => [purpose, s.taken]));
    },
    rewind(positions) {
      for (const [purpose, s] of streams) s.taken = positions[purpose] ?? 0;
      for (const [purpose, taken] of Object.entries(positions)) stream(purpose).taken = taken;
      given = [...streams.values()].reduce((sum, s) => sum + s.taken, 0);
    },
    get given() {
      return given;
    },
  };
  random.rewind(at);
  return random;
}

/** Shown when a match starts; whoever learns the seed at its end can check that they belong together. */
export function seedCommitment(seed: string): string {
  return digest(`oubliette seed ${seed}`);
}
