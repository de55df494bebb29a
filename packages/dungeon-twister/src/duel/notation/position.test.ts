import { describe, expect, it } from 'vitest';
import { parsePosition, printPosition } from './position.ts';

function faultOf(...lines: string[]): string | null {
  const position = parsePosition(['maze 37R@0 hall@0', ...lines].join('\n'));
  return position.ok ? null : `${position.faults[0]!.at}: ${position.faults[0]!.text}`;
}

describe('reading a position', () => {
  it('fewer than eight rooms are filled up with the last, exactly six are a beginner’s maze', () => {
    const mazeOf = (line: string) => {
      const position = parsePosition(line);
      return position.ok ? printPosition(position.value).split('\n')[0] : position.faults[0]!.text;
    };
    const halls = (count: number) => new Array<string>(count).fill('hall@0').join(' ');
    expect(mazeOf('maze 37R@1 hall@0')).toBe(`maze 37R@1 ${halls(7)}`);
    expect(mazeOf(`maze ${halls(6)}`)).toBe(`maze ${halls(6)}`);
  });

  it('only a portcullis opens', () => {
    expect(faultOf('edge R0 V2.2 open')).toBeNull();
    expect(faultOf('edge R0 V2.1 open')).toBe('line 2: That edge cannot be open.');
    expect(faultOf('edge R9 V2.2 open')).toBe('line 2: There is no edge “edge R9 V2.2 open”.');
  });

  it('an edge is named as its room is drawn, or by a square and a side', () => {
    const printed = (line: string) => {
      const position = parsePosition(`maze 37R@1 hall@0\n${line}`);
      return position.ok ? printPosition(position.value).split('\n')[1] : position.faults[0]!.text;
    };
    expect(printed('edge R0 V2.2 open')).toBe('edge R0 V2.2 open');
    expect(printed('edge @3,1 south open')).toBe('edge R0 V2.2 open');
    expect(printed('edge @3,2 north broken')).toBe('edge R0 V2.2 broken');
    expect(printed('edge @3,1 north open')).toBe('That edge cannot be open.');
    expect(printed('edge @0,0 west open')).toContain('There is no edge');
  });

  it('a position that no match comes to is refused with the reason, at its line', () => {
    expect(faultOf('B:naga @6,2', 'B:cleric @6,2', 'Y:naga @6,2')).toBe(
      'line 4: There are too many on @6,2: B:cleric, B:naga, Y:naga (DT-CONV-05).',
    );
    expect(faultOf('B:naga @6,2', 'Y:naga @6,2')).toBe(
      'line 3: B:naga and Y:naga cannot share @6,2 (DT-CONV-05).',
    );
    expect(faultOf('B:naga @6,2', 'B:cleric @6,2 wounded')).toBeNull();
    expect(faultOf('Y:naga @0,2')).toContain('it is the line of another side (DT-LINE-02)');
    expect(faultOf('Y:key @0,2')).toBeNull();
    expect(faultOf('Y:key R1')).toBe('line 2: Y:key cannot lie under R1: that room is revealed.');
    expect(faultOf('Y:key up')).toContain('nobody is asked to put it down');
    expect(faultOf('Y:key @6,2 wounded')).toContain('nothing wounds it');
    const charmed = 'it would have to be an enemy of whoever is at turn (DT-ALL-14)';
    expect(faultOf('turn 3 blue', 'B:naga @6,2 charmed ap 3')).toContain(charmed);
    expect(faultOf('turn 3 blue', 'Y:key @6,2 charmed')).toContain(charmed);
    expect(faultOf('turn 3 blue', 'Y:naga @6,2 charmed ap 3')).toBeNull();
    expect(faultOf('B:naga @6,2', 'B:naga @7,2')).toBe('line 3: “B:naga” is given twice.');
    const down = parsePosition('maze hall@0 hall@0? hall@0\nB:naga @6,2');
    expect(down.ok ? '' : down.faults[0]!.text).toContain('its room lies face down');
    const pit = parsePosition('maze 37L@0 hall@0\nB:naga @5,2');
    expect(pit.ok ? '' : pit.faults[0]!.text).toBe('B:naga cannot rest on @5,2: it is a pit.');
  });

  it('a token lies under a room that exists and lies face down', () => {
    expect(parsePosition(`maze ${'hall@0 '.repeat(7)}hall@0?\nB:naga R7`).ok).toBe(true);
    expect(faultOf('B:naga R8')).toContain('“R8” is no place');
    expect(faultOf('B:naga @22,0')).toContain('“@22,0” is no place');
  });

  it('only cards that exist are in a hand or under a seal', () => {
    const cards = (actions: string, combat: string) =>
      faultOf(`cards blue actions ${actions} last 0 jumps 3 combat ${combat}`);
    expect(cards('2,5', '0,6')).toBeNull();
    expect(cards('2,6', '0')).toBe('line 2: There is no card “6”.');
    expect(cards('2', '0,x')).toBe('line 2: There is no card “x”.');
    const fight = 'asks fight attack B:naga Y:naga support - shown - forced -';
    expect(faultOf(`${fight} blue=6`)).toBeNull();
    expect(faultOf(`${fight} blue=7`)).toBe('line 2: There is no card “7”.');
  });

  it('DT-MIX-08, DT-EXT-10: has room for large scenarios, two cards at once and sums below zero', () => {
    expect(faultOf('target 20', 'team blue 12', 'fought 15 -2 cards 11 0')).toBeNull();
    expect(faultOf('target 21')).toContain('from 1 to 20');
  });

  it('DT-MULTI-08: as many quiet turns as the match of that many players can have', () => {
    const among = (players: number, quiet: number) => {
      const position = parsePosition(`players ${players}\nmaze hall@0\nquiet ${quiet}`);
      return position.ok ? null : position.faults[0]!.text;
    };
    for (const [players, most] of Object.entries({ 3: 60, 4: 80, 5: 100 })) {
      expect(among(Number(players), most)).toBeNull();
      expect(among(Number(players), most + 1)).toContain(`from 0 to ${most}`);
    }
    expect(faultOf('quiet 41')).toContain('from 0 to 40');
  });

  it('what is printed reads back as it was', () => {
    const text = ['maze 37R@0 38L@3? hall@0', 'edge R0 V2.2 broken', 'turn 4 yellow', 'left 2'];
    const tokens = ['B:naga @3,2 wounded struck', 'B:rope R1', 'Y:cleric out', 'Y:key @3,2'];
    const position = parsePosition([...text, ...tokens].join('\n'));
    if (!position.ok) throw new Error(position.faults[0]!.text);
    const printed = printPosition(position.value);
    const again = parsePosition(printed);
    expect(again.ok && printPosition(again.value)).toBe(printed);
  });
});
