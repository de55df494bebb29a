import { playTrial } from '@oubliette/kernel/battery';
import { describe, expect, it } from 'vitest';
import { duel } from '../duel/game.ts';
import { duelTrial } from '../duel/trial.ts';
import { furtherOf, SHIPPED_SETS } from './index.ts';

const loaded = await Promise.all(SHIPPED_SETS.map(({ load }) => load()));
const wholes = loaded.filter((_, index) => SHIPPED_SETS[index]!.joins !== true);
const all = furtherOf(loaded);
const ours = ['prison', 'base'];

/** Ways to play with further sets: each alone, all together without ours, and mixed. */
const modes: Readonly<Record<string, object>> = {
  ...Object.fromEntries(wholes.map(set => [set.id, { content: furtherOf([set]), quick: true }])),
  draft: { content: all, forces: 'draft', quick: true, without: ours },
  mutual: { content: all, forces: 'mutual', quick: true, without: ours },
  free: { content: all, forces: 'free', quick: true },
  three: { players: 3, content: all, forces: 'draft', quick: true },
};
const game = { ...duel, modes } as typeof duel;

/** One decision in so many meets all checks; a run of one’s own plays more seeds. */
const EVERY = 150;

describe('the contract battery with further sets', () => {
  it.each(Object.keys(modes))('DT-MIX-02, DT-ALL-19: %s', mode => {
    for (const seed of ['1', '2']) {
      const plan = { mode, seed, every: EVERY };
      expect(playTrial({ game, trial: duelTrial }, plan).fault).toBeNull();
    }
  });
});
