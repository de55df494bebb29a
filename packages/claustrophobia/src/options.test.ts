import { describe, expect, it } from 'vitest';
import { MODES, parseOptions } from './options.ts';

describe('options of a match', () => {
  it('CL-SETUP-01: without a word it is The Survivors, red areas once per Threat phase', () => {
    const options = { scenario: 'S1', handicap: 'none', auction: false, red: 'phase' };
    expect(parseOptions({})).toEqual({ ok: true, value: options });
  });

  it('CL-HCAP-01: an auctioned team has no further card or gift', () => {
    const read = parseOptions({ auction: true, handicap: 'demon' });
    expect(read.ok ? null : read.faults[0]!.at).toBe('options.handicap');
  });

  it('every mode can be read', () => {
    for (const mode of Object.values(MODES)) expect(parseOptions(mode).ok).toBe(true);
  });

  it('an unknown scenario is refused', () => {
    expect(parseOptions({ scenario: 'S9' }).ok).toBe(false);
  });
});
