import { describe, expect, it } from 'vitest';
import { chapter } from '../words/testing.ts';
import { lastDeed } from './view.ts';

const to = 'all' as const;
const entered = chapter('demon', 4, { kind: 'entered', to, who: 'TR1', cell: '@2,0' });
const attacked = chapter('demon', 5, {
  kind: 'attacked',
  to,
  who: 'TR1',
  target: 'RD',
  cell: '@1,0',
});
const passed = chapter('human', 6, { kind: 'passed', to, seat: 'human' });

describe('where one looks while others act', () => {
  it('is where something was done last, whoever answered since', () => {
    expect(lastDeed({ outlook: null, chapters: [entered, attacked, passed] })).toEqual({
      moment: 5,
      cell: '@1,0',
    });
  });

  it('tells a second deed on the same tile from the first', () => {
    const again = { ...attacked, moment: 7 };
    const both = [[attacked], [attacked, again]].map(chapters =>
      lastDeed({ outlook: null, chapters }),
    );
    expect(both.map(deed => deed?.moment)).toEqual([5, 7]);
  });

  it('is left to the own warriors as soon as one is asked', () => {
    const outlook = {} as NonNullable<Parameters<typeof lastDeed>[0]['outlook']>;
    expect(lastDeed({ outlook, chapters: [attacked] })).toBeNull();
    expect(lastDeed({ outlook: null, chapters: [passed] })).toBeNull();
  });
});
