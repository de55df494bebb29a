import { describe, expect, it } from 'vitest';
import { printable } from './output.ts';
import { usageSentence } from './usage.ts';
import { counted, listed } from './words.ts';

describe('what is printed', () => {
  it('shows control characters instead of sending them to the terminal', () => {
    expect(printable('a\u001b[31mb\u0007\n\tc\u009b')).toBe('a�[31mb�\n\tc�');
  });

  it('makes one sentence of what the parser complains about', () => {
    const message = "error: unknown option '--forse'\n(Did you mean --force?)";
    expect(usageSentence({ code: 'commander.unknownOption', message })).toBe(
      'Unknown option “--forse”. Did you mean --force?',
    );
  });

  it('counts and lists as people do', () => {
    expect([counted(1, 'match', 'matches'), counted(0, 'match', 'matches')]).toEqual([
      '1 match',
      '0 matches',
    ]);
    expect([[], ['red'], ['red', 'white'], ['red', 'white', 'black']].map(n => listed(n))).toEqual([
      'nobody',
      'red',
      'red and white',
      'red, white and black',
    ]);
  });
});
