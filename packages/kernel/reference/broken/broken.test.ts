import { describe, expect, it } from 'vitest';
import { CHECKS, playTrial } from '../../src/battery/index.ts';
import { TABLE } from '../../src/index.ts';
import { lantern, trial } from '../index.ts';
import { cloneState, SEATS } from '../state.ts';
import type { Broken } from './broken.ts';
import { LAWLESS } from './laws.ts';
import { LEAKING } from './secrets.ts';

const BROKEN: readonly Broken[] = [...LAWLESS, ...LEAKING];

describe('the battery bites', () => {
  it.each(BROKEN)('$fault → “$caughtBy”', broken => {
    const subject = {
      game: { ...lantern, ...broken.change },
      trial: { ...trial, ...broken.trial },
    };
    for (let seed = 0; seed < 200; seed++) {
      for (const mode of Object.keys(lantern.modes)) {
        const { fault } = playTrial(subject, { mode, seed: String(seed) });
        if (fault === null) continue;
        expect(fault).toMatchObject({ check: broken.caughtBy });
        return;
      }
    }
    expect.fail('200 matches of every mode found nothing');
  });

  it('with every one of its checks', () => {
    expect(new Set(BROKEN.map(({ caughtBy }) => caughtBy))).toEqual(new Set(CHECKS));
  });

  it('but does not ask for other worlds where the trial says that nothing is hidden', () => {
    const open = { ...trial, twin: cloneState, openTo: [...SEATS, TABLE] };
    const { fault } = playTrial({ game: lantern, trial: open }, { mode: 'plain', seed: '1' });
    expect(fault).toBeNull();
  });
});
