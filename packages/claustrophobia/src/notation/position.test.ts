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

describe('positions that no match comes to', () => {
  const START = 'tile T26 @0,0 NESW';

  it.each([
    [`${START}\ntile T26 @1,0 NESW`, 'line 2: There is only one T26.'],
    [`${START}\npile T05 T26`, 'line 2: There is only one T26.'],
    [`${START}\ntile T27 @0,0 NESW`, 'line 2: Two tiles lie on @0,0.'],
    [`${START}\nRD @0,0\nRD @0,0`, 'line 3: “RD” is given twice.'],
    [
      `${START}\nRD @0,0\nBR1 @0,0\nBR2 @0,0\nBL1 @0,0`,
      'line 5: @0,0 has room for 3 humans, not 4 (CL-MOVE-03).',
    ],
  ])('%s', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('S7: a Damned finds room wherever he fell', () => {
    const full = 'TR1 @0,0\nTR2 @0,0\nTR3 @0,0';
    expect(faultOf(`${START}\nscenario S7\n${full}\nPD1 @0,0`)).toBe('read');
    expect(faultOf(`${START}\n${full}\nTR4 @0,0`)).toContain('room for 3 demons, not 4');
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
