import type { CaveView } from '@oubliette/claustrophobia';
import { describe, expect, it } from 'vitest';
import { startOf } from '../words/testing.ts';
import { doerOf } from './index.ts';

const start = startOf('possessed');

describe('who does what is advised', () => {
  const attacked = {
    ...start,
    work: [
      { kind: 'action', who: 'TR1' },
      { kind: 'line', who: 'RD' },
    ],
  } as unknown as CaveView;

  it('is whoever loses a line, not whoever strikes', () => {
    expect(doerOf({ do: 'cancel', value: 3 }, attacked)).toBe('RD');
  });

  it('is whoever acts, for a deed of their own', () => {
    expect(doerOf({ do: 'stop' }, attacked)).toBe('TR1');
  });

  it('is nobody for a card', () => {
    expect(doerOf({ do: 'pass' }, attacked)).toBeNull();
  });
});
