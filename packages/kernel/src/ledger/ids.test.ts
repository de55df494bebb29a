import { describe, expect, it } from 'vitest';
import { danglingIn, entryMentioned, familiesOf, mentionsIn, readIds } from './ids.ts';

const words = (text: string) => mentionsIn(text).map(mention => mention.word);

describe('the ids of a heading', () => {
  it.each([
    ['XX-DOOR-01', ['XX-DOOR-01']],
    ['Q1, Q2', ['Q1', 'Q2']],
    ['Q08–Q10', ['Q08', 'Q09', 'Q10']],
    ['QQ', ['QQ']],
  ])('%s', (heading, ids) => {
    expect(readIds(heading)).toEqual(ids);
  });

  it.each(['XX-DOOR', 'XX-DOOR-1', 'door', '', 'Q1 Q2', '8.1'])('"%s" is none', heading => {
    expect(readIds(heading)).toBeUndefined();
  });
});

describe('mentions in a text', () => {
  it('are ids and topics standing as words of their own', () => {
    expect(words('See XX-DOOR-01, (XX-LOCK) and Q07.')).toEqual(['XX-DOOR-01', 'XX-LOCK', 'Q07']);
  });

  it('are not parts of other words', () => {
    expect(words('37Q1, XX-TOPIC-NN, дверьQ1, Q1я, d10')).toEqual([]);
  });

  it('lead a topic to its first entry', () => {
    const known = (id: string) => id === 'XX-DOOR-01';
    expect(entryMentioned('XX-DOOR', known)).toBe('XX-DOOR-01');
    expect(entryMentioned('XX-LOCK', known)).toBeUndefined();
  });

  it('dangle if their family exists and they do not', () => {
    const ids = new Set(['XX-DOOR-01', 'Q1']);
    const text = 'XX-DOOR-01, XX-DOOR-02, XX-LOCK, YY-DOOR-01, Q1, Q2, W3';
    expect(danglingIn(text, ids, familiesOf(ids))).toEqual(['XX-DOOR-02', 'XX-LOCK', 'Q2']);
  });
});
