import type { CaveView } from '@oubliette/claustrophobia';
import { describe, expect, it } from 'vitest';
import { playAtRandom, startOf } from '../words/testing.ts';
import { hasActed, isExhausted, ownRole } from './reading.ts';

const start = startOf('possessed');
const acting = playAtRandom('possessed', 1, 40).view;

/** A view in which a human stands so. */
const withHuman = (view: CaveView, about: Partial<CaveView['warriors'][string]>): CaveView => ({
  ...view,
  warriors: {
    ...view.warriors,
    BR1: { ...view.warriors.BR1!, place: '@0,0', flags: [], ...about },
  },
});
const inPhase = (view: CaveView, of: CaveView): CaveView => ({ ...view, facts: of.facts });

describe('who is exhausted', () => {
  it('CL-EXH-04: a line cancelled after the dice were given exhausts nobody', () => {
    expect(isExhausted(withHuman(acting, { die: 1, lines: [1] }), 'BR1')).toBe(false);
    expect(
      isExhausted(withHuman(acting, { die: 1, lines: [1], flags: ['exhausted'] }), 'BR1'),
    ).toBe(true);
  });

  it('S5: a freed man without a die is, until the next Initiative', () => {
    const late = { ...acting, facts: { ...acting.facts, stage: 'demonEnd' as const } };
    expect(isExhausted(withHuman(late, { die: null }), 'BR1')).toBe(true);
    expect(isExhausted(withHuman(inPhase(acting, start), { die: null }), 'BR1')).toBe(false);
  });
});

describe('who has acted', () => {
  it('CL-ACT-01: counts in the phase of his side only', () => {
    const threat = { ...acting, facts: { ...acting.facts, stage: 'demonEnd' as const } };
    expect(hasActed(withHuman(threat, { flags: ['acted'] }), 'BR1')).toBe(false);
  });
});

it('whoever plays alone against the machine keeps their own side in their own eyes', () => {
  // In an auction sides change hands.
  const table = {
    seats: ['human', 'demon'],
    machine: { levels: { human: 'squire' }, friendly: false },
    view: { seats: { human: 'demon', demon: 'human' } },
  } as const;
  expect(ownRole(table)).toBe('human');
  expect(ownRole({ ...table, machine: undefined })).toBeNull();
});
