import type { SoloEvent } from '@oubliette/dungeon-twister';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { scoredByTrait } = await import('./traits.ts');

const tally = (token: string, count: number): SoloEvent => ({
  kind: 'tally',
  to: 'all',
  token,
  count,
});

describe('points by traits', () => {
  it('NC-COLO-01: every third portcullis of Artos is a point; other tallies are none', () => {
    const story = [1, 2, 3, 4, 5, 6, 7].map(count => tally('N:artos', count));
    const rooms = [1, 2, 3].map(count => tally('N:bella-ding-dong', count));
    expect([...scoredByTrait([...story, ...rooms])]).toEqual([['N:artos', 2]]);
  });
});
