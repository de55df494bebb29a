import { describe, expect, it } from 'vitest';
import { parseAction, printAction } from './action.ts';
import { parsePosition, printPosition } from './position.ts';

function faultOf(...lines: string[]): string | null {
  const position = parsePosition(['maze hall@0', ...lines].join('\n'));
  return position.ok ? null : `${position.faults[0]!.at}: ${position.faults[0]!.text}`;
}

describe('reading a solo position', () => {
  it('what is printed reads back as it was', () => {
    const position = parsePosition(
      [
        'maze 37R@0 38L@3? hall@0',
        'level black',
        'visions R1,R4',
        'turn 6 np',
        'round 3',
        'points np 2',
        'deck 0,2,6',
        'N:artos @3,2 wounded struck',
        'N:key @3,2 held',
        'N:jen reserve',
        'Y:rope bag',
        'row N:artos/turned',
        'tally N:artos 2',
        'asks nothing',
        'work watch',
        'work activation N:artos combat given N:key again Y:naga fired over',
        'work visions 1',
        'work teleport R1 N:jen,Y:rope by N:artos dice 6 2',
      ].join('\n'),
    );
    if (!position.ok) throw new Error(position.faults[0]!.text);
    const printed = printPosition(position.value);
    const again = parsePosition(printed);
    expect(again.ok && printPosition(again.value)).toBe(printed);
    expect(printed).toContain('work teleport R1 N:jen,Y:rope by N:artos dice 6 2');
  });

  it('NPCs are the NP’s, and blue tokens are not used (DS-SET-03)', () => {
    expect(faultOf('N:artos @3,3')).toBeNull();
    expect(faultOf('Y:artos @3,3')).toContain('There is no piece');
    expect(faultOf('B:naga @3,3')).toBe('line 2: B:naga is not in this game.');
  });

  it('only levels, cards and ways to lie that exist', () => {
    expect(faultOf('level purple')).toContain('“purple” is no level');
    expect(faultOf('deck 7')).toBe('line 2: There is no card “7”.');
    expect(faultOf('row N:artos/asleep')).toContain('“asleep”');
  });

  it('a row without a question means that its NPCs are about to act', () => {
    const position = parsePosition('maze hall@0\nN:artos @3,3\nrow N:artos');
    expect(position.ok && printPosition(position.value)).toContain('work watch');
  });
});

describe('solo actions', () => {
  it.each(['watch', 'row 4', 'column 1', 'pick 0', 'move Y:naga', 'card 3'])('%s', text => {
    const action = parseAction(text);
    expect(action.ok && printAction(action.value)).toBe(text);
  });

  it.each(['row 6', 'pick 7', 'watch N:artos', 'column'])('%s is none', text => {
    expect(parseAction(text).ok).toBe(false);
  });
});
