import { describe, expect, it } from 'vitest';
import { parseBlocks, textsOf } from './blocks.ts';

describe('the shapes of a rule text', () => {
  it('are paragraphs, lists, tables and drawings', () => {
    const text = [
      'A door is',
      'a hole in a wall.',
      '',
      '- open',
      '- shut',
      '| Door | Cost |',
      '|---|---|',
      '| oak | 1 AP |',
      '```',
      '+###+',
      '',
      '# . #',
      '```',
    ];
    expect(parseBlocks(text)).toEqual([
      { kind: 'paragraph', text: 'A door is a hole in a wall.' },
      { kind: 'list', items: ['open', 'shut'] },
      { kind: 'table', head: ['Door', 'Cost'], rows: [['oak', '1 AP']] },
      { kind: 'drawing', text: '+###+\n\n# . #' },
    ]);
  });

  it('are positions too, with their game and who plays from there', () => {
    expect(
      parseBlocks(['```position solo yellow', 'maze hall@0', 'N:jen @3,3', '```', 'Go on.']),
    ).toEqual([
      { kind: 'position', game: 'solo', seat: 'yellow', text: 'maze hall@0\nN:jen @3,3' },
      { kind: 'paragraph', text: 'Go on.' },
    ]);
  });

  it('keep an empty cell of a table in its column', () => {
    expect(parseBlocks(['| a | b |', '|---|---|', '| 1 | |'])).toEqual([
      { kind: 'table', head: ['a', 'b'], rows: [['1', '']] },
    ]);
  });

  it('give every text but that of a drawing', () => {
    const blocks = parseBlocks([
      'One.',
      '',
      '- two',
      '',
      '| 3 |',
      '|---|',
      '| 4 |',
      '```',
      '5',
      '```',
    ]);
    expect(textsOf(blocks)).toEqual(['One.', 'two', '3', '4']);
  });
});
