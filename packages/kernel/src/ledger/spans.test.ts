import { describe, expect, it } from 'vitest';
import { parseSpans } from './spans.ts';

const known = (id: string) => ['XX-DOOR-01', 'XX-LOCK-01'].includes(id);

describe('the pieces of a line', () => {
  it('are emphasis, strong words, code and mentions of known entries', () => {
    expect(parseSpans('A *door* is **shut**: `D` by XX-DOOR-01.', known)).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'emphasis', text: 'door' },
      { kind: 'text', text: ' is ' },
      { kind: 'strong', text: 'shut' },
      { kind: 'text', text: ': ' },
      { kind: 'code', text: 'D' },
      { kind: 'text', text: ' by ' },
      { kind: 'mention', text: 'XX-DOOR-01', id: 'XX-DOOR-01' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('lead a topic to its first entry', () => {
    expect(parseSpans('XX-LOCK', known)).toEqual([
      { kind: 'mention', text: 'XX-LOCK', id: 'XX-LOCK-01' },
    ]);
  });

  it('leave lone asterisks, code and unknown ids alone', () => {
    const line = 'Exit 4*, Combat 2, XX-DOOR-09';
    expect(parseSpans(line, known)).toEqual([{ kind: 'text', text: line }]);
    expect(parseSpans('`XX-DOOR-01`', known)).toEqual([{ kind: 'code', text: 'XX-DOOR-01' }]);
  });
});
