import { readFileSync } from 'node:fs';
import { openMatch } from '@oubliette/kernel';
import type { GameOnTrial } from '@oubliette/kernel/battery';
import { describe, expect, it } from 'vitest';
import { gameNamed, REGISTRY } from '../games.ts';
import { type ProgressLine, SILENT } from '../progress.ts';
import { temporaryFolder } from '../run-cli.ts';
import { fuzz } from './fuzz.ts';

const folder = temporaryFolder();
const { game, trial } = gameNamed('lantern');

/** Lantern with a fault: nobody may duel any more, but duels are still offered. */
const faulty: GameOnTrial = {
  trial,
  game: {
    ...game,
    refusal: (state, seat, action) =>
      (action as { do: string }).do === 'duel'
        ? { rule: 'REF-DUEL-01' }
        : game.refusal(state, seat, action),
  },
};

describe('oubliette fuzz', () => {
  it('plays all modes in turn and sums up', () => {
    const { code, stdout, stderr } = folder.run('fuzz', 'lantern', '--matches', '6');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^6 matches, \d+ decisions, modes plain, short, long, no fault\.\n$/);
  });

  it('plays the same matches from the same seed', () => {
    const once = (seed: string) =>
      fuzz({ game, trial }, { matches: 3, seed, mode: 'short', every: 4 }, SILENT).json;
    expect(once('7')).toEqual(once('7'));
    expect(once('7')).toMatchObject({ matches: 3, modes: ['short'], fault: null });
    expect(once('7')).not.toEqual({ ...(once('8') as object), seed: '7' });
  });

  it('stops at a fault, says it in words and leaves the match and the way back to it', () => {
    const out = folder.file('fault.json');
    const { text, json, exit } = fuzz(faulty, { matches: 9, seed: '7', every: 1, out }, SILENT);
    expect(exit).toBe(1);
    expect(text).toContain('one legality: “duel” is listed for red, but refused by REF-DUEL-01');
    expect(json).toMatchObject({ fault: { check: 'one legality', mode: 'plain', file: out } });
    expect(openMatch(readFileSync(out, 'utf8'), REGISTRY).ok).toBe(true);
    const [, mode, seed] = /--mode (\w+) --seed '(.*)' --every 1$/.exec(text)!;
    const again = fuzz(faulty, { matches: 1, mode: mode!, seed: seed!, every: 1, out }, SILENT);
    expect(again.json).toMatchObject({ fault: (json as { fault: object }).fault });
  });

  it('reports a match that cannot even begin', () => {
    const setup = () => {
      throw new Error('no cards');
    };
    const { text, exit } = fuzz(
      { trial, game: { ...game, setup } },
      { matches: 2, seed: '7', every: 1 },
      SILENT,
    );
    expect(exit).toBe(1);
    expect(text).toContain('set-up: no cards (mode plain, seed 7, after 0 decisions)');
  });

  it('shows how far it is', () => {
    const said: string[] = [];
    const progress: ProgressLine = { say: line => said.push(line), end: () => said.push('end') };
    fuzz({ game, trial }, { matches: 2, seed: '7', mode: 'short', every: 9 }, progress);
    expect(said).toEqual([
      expect.stringMatching(/^1 match, \d+ decisions, modes short \(of 2\)$/),
      expect.stringMatching(/^2 matches, \d+ decisions, modes short \(of 2\)$/),
      'end',
    ]);
  });
});
