import { LEDGER } from '@oubliette/claustrophobia/rules/books.ts';
import { describe, expect, it } from 'vitest';
import { ruleTextsOf } from './rulebook.ts';

const textOf = ruleTextsOf('@oubliette/claustrophobia', LEDGER);

describe('the text of a rule at the command line', () => {
  it('S1 to S8: a scenario tells its special rules and its victory, in both languages', () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(textOf(`S${number}`, 'en')).toMatch(/^[^.]+\. .*Special rule: .*Human win: .*\.$/s);
      expect(textOf(`S${number}`, 'ru')!.length).toBeGreaterThan(300);
    }
    expect(textOf('S4', 'en')).toContain('no demon-side warrior may go from it to T01');
  });

  it('CL-MOVE-01: a plain rule tells its title and text as before', () => {
    expect(textOf('CL-MOVE-01', 'en')).toBe(
      'Spending MVT. A warrior may spend all, part or none of his MVT. Going to a neighbouring tile through a passage costs 1. Unspent MVT is lost when the move step ends.',
    );
  });
});
