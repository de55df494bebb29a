import { describe, expect, it } from 'vitest';
import type { Identity } from './identity.ts';
import { wordOn } from './taken.ts';

const PLACE = { port: 4173, host: 'localhost' };
const OWN: Identity = { oubliette: 'this', built: 'today', host: 'localhost' };

describe('a port that is taken', () => {
  it('by another program is named, with the way out and what it costs', () => {
    expect(wordOn(PLACE, null, OWN)).toEqual({
      sentence:
        'Port 4173 is taken by another program: end it, or choose another port with --port N (a browser keeps matches by address: those of http://localhost:4173/ are not on the shelf there).',
      open: false,
    });
  });

  it('by another checkout is named as such', () => {
    const { sentence, open } = wordOn(PLACE, { ...OWN, oubliette: 'other' }, OWN);
    expect(sentence).toContain('by the Oubliette of another checkout');
    expect(open).toBe(false);
  });

  it('by this very table is good news', () => {
    expect(wordOn(PLACE, OWN, OWN)).toEqual({
      sentence: 'Oubliette is already open at http://localhost:4173/',
      open: true,
    });
  });

  it('by this table in an earlier state, or for others, wants that one ended', () => {
    const older = wordOn(PLACE, { ...OWN, built: 'yesterday' }, OWN);
    expect(older).toEqual({
      sentence:
        'Oubliette is already open at http://localhost:4173/ as it was before the last changes: end it first.',
      open: false,
    });
    const { sentence, open } = wordOn({ ...PLACE, host: '0.0.0.0' }, OWN, OWN);
    expect(sentence).toMatch(/--host localhost: end it first to open it with --host 0\.0\.0\.0\.$/);
    expect(open).toBe(false);
  });
});
