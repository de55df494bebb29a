import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { digest } from '../plain.ts';
import { RANGE, requirePossibilities } from './count.ts';
import type { MatchRandom, StreamPositions } from './random.ts';

const WORDS_PER_BLOCK = 8;

/** The block of words that a stream is just giving from. */
interface Block {
  number: number;
  words: DataView;
}

/**
 * The randomness of a match: per purpose the words of SHA-256(seed, purpose, block number).
 * Nobody can foresee it from the dice already seen, as one could with a plain generator; anybody
 * who is given the seed afterwards can check it.
 */
export function seededRandom(seed: string, at: StreamPositions = {}): MatchRandom {
  const blocks = new Map<string, Block>();
  let taken: Record<string, number> = {};
  let given = 0;

  function wordsOf(purpose: string, number: number): DataView {
    const block = blocks.get(purpose);
    if (block?.number === number) return block.words;
    const bytes = sha256(utf8ToBytes(JSON.stringify([seed, purpose, number])));
    const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    blocks.set(purpose, { number, words });
    return words;
  }

  function word(purpose: string): number {
    const next = taken[purpose] ?? 0;
    taken[purpose] = next + 1;
    given++;
    const words = wordsOf(purpose, Math.floor(next / WORDS_PER_BLOCK));
    return words.getUint32((next % WORDS_PER_BLOCK) * 4);
  }

  const random: MatchRandom = {
    below(purpose, count) {
      requirePossibilities(count);
      const fair = RANGE - (RANGE % count);
      let value = word(purpose);
      while (value >= fair) value = word(purpose);
      return value % count;
    },
    positions: () => ({ ...taken }),
    rewind(positions) {
      taken = { ...positions };
      given = Object.values(taken).reduce((sum, count) => sum + count, 0);
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
