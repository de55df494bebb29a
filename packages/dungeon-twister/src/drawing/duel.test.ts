import { metals, outlineOf } from '@oubliette/art';
import { describe, expect, it } from 'vitest';
import { duel } from '../duel/game.ts';
import { duelDocument } from './duel.ts';

const ROOMS = 'maze 37L@0 38L@0? 39L@0 40L@0 37R@0 38R@0 39R@0 40R@0\nturn 5 blue\n';

function seenAt(tokens: string, rooms = ROOMS) {
  const state = duel.notation.parsePosition(rooms + tokens);
  if (!state.ok) throw new Error(state.faults[0]?.text);
  return duelDocument(duel.view(state.value, 'table'));
}

const count = (svg: string, part: string) => svg.split(part).length - 1;

describe('the picture of a duel', () => {
  it('DT-CARRY-02: shows a carried object on its carrier, and one that lies alone by itself', () => {
    const carried = seenAt('B:naga @3,3\nB:rope @3,3');
    const apart = seenAt('B:naga @3,3\nB:rope @4,3');
    expect(count(carried, 'class="oub-token"')).toBe(1);
    expect(carried).toContain(outlineOf('lasso'));
    expect(apart).toContain(outlineOf('lasso'));
    expect(carried).not.toBe(apart);
  });

  it('DT-SET-03: shows only the backs of what lies under a room', () => {
    const svg = seenAt('B:naga @3,3\nB:wizard R1\nY:key R1');
    expect(svg).toContain(outlineOf('snake-tongue'));
    expect(svg).not.toContain(outlineOf('pointy-hat'));
    expect(count(svg, '>?<')).toBe(2);
  });

  it('DT-MIX-08: draws the room of this match, whatever another one has under its id', () => {
    const yard = (sign: string) => [
      'maze yard@0',
      'room yard 91 clockwise',
      ...[`  G   ${sign}   .   .   .`, ...new Array(4).fill('  .   .   .   .   .')].flatMap(row => [
        '+   +   +   +   +   +',
        row,
      ]),
      '+   +   +   +   +   +\n',
    ];
    const [floor, pit] = ['.', 'O'].map(sign => yard(sign).join('\n'));
    const first = seenAt('B:naga @3,3', floor);
    expect(seenAt('B:naga @3,3', pit)).not.toBe(first);
    expect(seenAt('B:naga @3,3', floor)).toBe(first);
  });

  it('DT-MULTI-02: shows four colours on their lines and in the wings', () => {
    const svg = seenAt(
      'P:naga @9,30\nG:naga @14,1\nG:key R0',
      'players 4 wide\nmaze 37L@0? 38L@0\n',
    );
    expect(svg).toContain('<title>turn 1: blue 0 VP, yellow 0 VP, purple 0 VP, green 0 VP</title>');
    expect(count(svg, outlineOf('snake-tongue'))).toBe(4);
    for (const side of ['blue', 'yellow', 'purple', 'green'] as const) {
      expect(svg).toContain(`stroke="${metals[side].face}" stroke-opacity=".8"`);
    }
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});
