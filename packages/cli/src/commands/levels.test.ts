import { describe, expect, it } from 'vitest';
import { SILENT } from '../progress.ts';
import { levels } from './levels.ts';

describe('levels', () => {
  it('NC-ICON-03: tells for every level what is expected, and what a simple player met', () => {
    const { text, json } = levels({ matches: 1, seed: '7' }, SILENT);
    expect(text.split('\n')).toHaveLength(8);
    const { levels: tables } = json as { levels: { level: string; expected: number }[] };
    expect(tables.map(({ level }) => level)).toEqual([
      'pink',
      'yellow',
      'green',
      'blue',
      'red',
      'black',
    ]);
    const expected = tables.map(one => one.expected.toFixed(2));
    expect(expected).toEqual(['2.67', '3.00', '3.67', '4.33', '5.00', '6.00']);
  }, 60_000);

  it('gives the same table for the same seed', () => {
    const once = () => levels({ matches: 1, seed: 'again' }, SILENT).json;
    expect(once()).toEqual(once());
  }, 60_000);
});
