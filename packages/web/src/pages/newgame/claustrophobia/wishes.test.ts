import { claustrophobia } from '@oubliette/claustrophobia';
import { describe, expect, it } from 'vitest';
import { optionsOf, PLAIN, playersOf, withAuction } from './wishes.ts';

describe('what is wished for', () => {
  it('CL-SETUP-01: is The Survivors at first', () => {
    const options = claustrophobia.parseOptions(optionsOf(PLAIN));
    expect(options.ok && options.value).toEqual({
      scenario: 'S1',
      handicap: 'none',
      auction: false,
      red: 'phase',
    });
  });

  it('CL-EXPERT-02: an auction drops the handicap that it cannot have, and no other', () => {
    const hindered = { ...PLAIN, handicap: 'demon' } as const;
    expect(withAuction(hindered, true)).toMatchObject({ auction: true, handicap: 'none' });
    const humans = { ...PLAIN, handicap: 'human' } as const;
    expect(withAuction(humans, true).handicap).toBe('human');
    expect(claustrophobia.parseOptions(optionsOf(withAuction(hindered, true))).ok).toBe(true);
    expect(claustrophobia.parseOptions(optionsOf({ ...hindered, auction: true })).ok).toBe(false);
  });

  it('CL-EXPERT-01: bidders without a name are called by their turn', () => {
    const fallback = { human: 'First', demon: 'Second' };
    const wishes = { ...PLAIN, players: { human: 'Ann', demon: ' ' } };
    expect(playersOf(wishes, fallback)).toEqual(wishes.players);
    expect(playersOf({ ...wishes, auction: true }, fallback)).toEqual({
      human: 'Ann',
      demon: 'Second',
    });
  });
});
