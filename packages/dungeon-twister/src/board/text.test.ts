import { describe, expect, it } from 'vitest';
import { ROOMS } from '../content/rooms.ts';
import { createLabyrinth } from './lay.ts';
import { planFor } from './make-plan.ts';
import { at, laid, set } from './testing/laid.ts';
import { drawLabyrinth } from './text.ts';

describe('a labyrinth drawn as text', () => {
  it('DT-BOARD-01: shows every room in place, worked portcullises, hidden rooms and tokens', () => {
    const labyrinth = laid('37R@0 38L@1?');
    set(labyrinth, '37R(2,1)', '37R(2,2)', 'open');
    set(labyrinth, '37R(2,2)', '37R(2,3)', 'broken');
    const naga = at(labyrinth, '37R(4,4)');
    expect(`\n${drawLabyrinth(labyrinth, cell => (cell === naga ? 'Na' : null))}\n`).toBe(`
    0    1   2   3   4   5     6   7   8   9  10   11
       R0 37R@0 ↻            R1
       +   +   +   +   +###+ /  /  /  /  /  /  /
 0  |    .   .   .   .   . #   /  /  /  /  /  /  /  |
       +###+###+   +###+   +  /  /  /  /  /  /  /
 1  |  s .   . # O   .   .   /  /  /  /  /  /  /    |
       +   +   +   +###+#s#+   /  /  /  /  /  /  /
 2  |  # .   . : G x .   . #  /  /  /  /  /  /  /   |
       +###+###+   +   +   + /  /  /  /  /  /  /
 3  |    .   .   . # .   . #   /  /  /  /  /  /  /  |
       +###+#s#+   +###+###+  /  /  /  /  /  /  /
 4  |    .   . # .   .  Na   /  /  /  /  /  /  /    |
       +   +   +   +###+###+   /  /  /  /  /  /  /
    0    1   2   3   4   5     6   7   8   9  10   11
`);
  });

  it('DT-BOARD-03: shows both parts of a border and one band below the other', () => {
    const lines = drawLabyrinth(laid('37L@0 38L@0 / 38R@0 37R@0')).split('\n');
    expect(lines[5]).toBe(' 1  |    O   .   . P .   .   # . # .   .   . # .    |');
    expect(lines[13]).toBe('       R2 38R@0 ↻            R3 37R@0 ↻');
    expect(lines[15]!.startsWith(' 5  |    .   . # . # .   .     .   .')).toBe(true);
  });

  it('DT-MULTI-02: draws wings below and above the trunk, each with its line', () => {
    const plan = planFor(4, true);
    const rooms = plan.positions.map(() => ({ room: ROOMS[0]!, quarters: 0 }));
    const lines = drawLabyrinth(createLabyrinth(plan, rooms)).split('\n');
    const line = '                            |   |   |   |   |     |   |   |   |   |';
    expect(lines[1]).toBe(` 0 ${line}`);
    expect(lines[2]!.trim().split(/\s+/)).toEqual(['R0', 'R1']);
    expect(lines[26]!.trim().split(/\s+/)).toEqual(['R4', 'R5', 'R6', 'R7']);
    expect(lines[28]).toMatch(/^11 {2}\|.*\|$/);
    expect(lines.at(-2)).toBe(`31 ${line}`);
  });

  it('DT-BOARD-07: draws all hidden rooms alike', () => {
    expect(drawLabyrinth(laid('37L@0?'))).toBe(drawLabyrinth(laid('40R@3?')));
  });
});
