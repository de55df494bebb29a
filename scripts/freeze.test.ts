import { resolve } from 'node:path';
import { openMatch } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES, REGISTRY } from '../packages/cli/src/games.ts';
import { nameOf, plansOf } from './fixtures/plans.ts';
import { record } from './fixtures/record.ts';
import { bundle, FREEZABLE, isFreezable } from './freeze/bundle.ts';

const ROOT = resolve(import.meta.dirname, '..');
const LARGEST = 400_000;

describe('an engine that is kept', () => {
  it.each(FREEZABLE)('of %s needs nothing else and plays the matches of today', async name => {
    if (!isFreezable(name)) throw new Error(name);
    const code = await bundle(name, ROOT);
    expect(code.length).toBeLessThan(LARGEST);
    expect(code.includes(ROOT)).toBe(false);
    // A module of this kind cannot fetch another one.
    const { hosted } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    );
    expect(hosted.game).not.toBe(GAMES[name]!.game);
    const plans = plansOf('v2').filter(({ game }) => game === name);
    expect(plans.length).toBeGreaterThan(3);
    for (const plan of plans) {
      const text = JSON.stringify(record(plan));
      const opened = openMatch(text, { ...REGISTRY, [name]: hosted.game });
      expect([nameOf(plan), ...(opened.ok ? [] : opened.faults)]).toEqual([nameOf(plan)]);
    }
  });
});
