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
        'work activation N:artos combat given N:key again Y:naga fired over DS-REG-03',
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

  it('NC-OWN-01: cards of one’s own stand before their tokens, and read back as they were', () => {
    const own = [
      'own naga exit5*,get4,reveal3,combat2,regroup2,rotate1',
      'objects key,wounded characters naga,cleric,wizard,telepath,banshee,mekanork,colossus,backstabber',
      'trait by-hand says "He \\"slips\\" name by name." name Sly Pete',
    ].join(' ');
    const position = parsePosition(`maze hall@0\n${own}\nN:own-naga-a @3,3\nrow N:own-naga-a`);
    if (!position.ok) throw new Error(position.faults[0]!.text);
    const printed = printPosition(position.value);
    expect(printed).toContain(`${own}\n`);
    const again = parsePosition(printed);
    expect(again.ok && printPosition(again.value)).toBe(printed);
    expect(faultOf(own, 'N:slippery-zoya @3,3')).toBe(
      'line 3: N:slippery-zoya is not in this game.',
    );
    expect(faultOf(own.replace('trait by-hand', 'trait whispers'))).toBe(
      'line 2: own.0.trait: “whispers” is nothing that a naga can do.',
    );
    expect(faultOf(own.replace('5*', '5'))).toContain('One objective is primary');
    expect(faultOf(own.replace('rotate1', 'sleep1'))).toContain('“sleep1” is no objective');
    expect(faultOf(own.replace('key', 'sword'))).toContain('“sword” is none of');
  });

  it('NPCs are the NP’s, and blue tokens are not used (DS-SET-03)', () => {
    expect(faultOf('N:artos @3,3')).toBeNull();
    expect(faultOf('Y:artos @3,3')).toBe('line 2: Y:artos is not in this game.');
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

it('the solo game asks only its own questions', () => {
  expect(faultOf('asks card')).toBeNull();
  expect(faultOf('asks hiding yellow')).toContain('The solo game never asks “hiding”');
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
