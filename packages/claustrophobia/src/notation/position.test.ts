import { describe, expect, it } from 'vitest';
import { parseAction, printAction } from './action.ts';
import { parsePosition, printPosition } from './position.ts';

const faultOf = (text: string) => {
  const read = parsePosition(text);
  return read.ok ? 'read' : `${read.faults[0]!.at}: ${read.faults[0]!.text}`;
};

describe('positions', () => {
  it('read back as they were written', () => {
    const text = 'tile T26 @0,0 NESW\nRD @0,0 die 3 lines 2,4\nTR2 @0,0 tough\nhand demon lost';
    const read = parsePosition(text);
    if (!read.ok) throw new Error(faultOf(text));
    const printed = printPosition(read.value);
    expect(parsePosition(printed)).toEqual(read);
    expect(printed).toContain('RD @0,0 die 3 lines 2,4');
  });

  it('say where and what cannot be read', () => {
    expect(faultOf('tile T99 @0,0 N')).toMatch(/^line 1: “T99” is no tile/);
    expect(faultOf('tile T26 @0,0 NS')).toMatch(/^line 1: The tile has no openings NS/);
    expect(faultOf('RD @0,0')).toBe('line 1: No tile lies on @0,0.');
    expect(faultOf('hand demon lost lost')).toMatch(/not so many cards lost/);
  });
});

describe('actions', () => {
  it.each(['go @-1,2', 'play terror BL1 @1,0', 'dice trap 3 6', 'attack TR@0,1', 'deed clear E'])(
    '“%s” reads back',
    text => {
      const read = parseAction(text);
      expect(read.ok && printAction(read.value)).toBe(text);
    },
  );

  it('refuse what is no action', () => {
    expect(parseAction('go home').ok).toBe(false);
    expect(parseAction('place NZ').ok).toBe(false);
    expect(parseAction('hire RD').ok).toBe(false);
  });
});
