import { describe, expect, it } from 'vitest';
import { chip, cutSquare } from './chip.ts';
import { type DieValue, die } from './die.ts';
import { gear, gearSign, gearTag } from './gear.ts';
import { grain } from './grain.ts';
import { pit } from './pit.ts';
import { escaped, num } from './svg.ts';

describe('a die', () => {
  it.each([1, 2, 3, 4, 5, 6] as DieValue[])('shows %i pips', value => {
    expect(die({ value }, 34).match(/h0/g)).toHaveLength(value);
  });

  it('says hit and reroll by a ring, a miss by faintness', () => {
    expect(die({ value: 3, mark: 'hit' }, 34)).toContain('#7fe3c3');
    expect(die({ value: 3, mark: 'reroll' }, 34)).toContain('#ffd98f');
    expect(die({ value: 3, mark: 'miss' }, 34)).toMatch(/^<g opacity=".45">/);
  });
});

describe('a gear', () => {
  const right = { arrow: 'clockwise', number: 40, colour: '#98e08a' } as const;
  const left = { ...right, arrow: 'counter-clockwise' } as const;

  it('bears its number and an arrow that tells the way', () => {
    expect(gear(right, 60)).toContain('>40</text>');
    expect(gearSign(right, 60)).toContain(' 0 1,1 ');
    expect(gearSign(left, 60)).toContain(' 0 1,0 ');
  });

  it('keeps its number on a tag when somebody stands on it', () => {
    expect(gearTag(right, 60)).toContain('>40</text>');
  });
});

describe('a pit', () => {
  const rim = (quarters: number) => /d="M([^Z]+)Z"/.exec(pit(60, 5, quarters))![1]!.split('L');

  it('is the same for one seed, and another for another', () => {
    expect(pit(60, 5)).toBe(pit(60, 5));
    expect(pit(60, 5)).not.toBe(pit(60, 6));
  });

  it('DT-ROT-04: turns its ragged rim with the room, and is itself after four quarters', () => {
    const turned = rim(0).map(point => {
      const [x, y] = point.split(',').map(Number);
      return `${num(-y!)},${num(x!)}`;
    });
    expect(new Set(rim(1))).toEqual(new Set(turned));
    expect(pit(60, 5, 4)).toBe(pit(60, 5));
  });
});

describe('small things', () => {
  it('are written short', () => {
    expect(num(1.23456)).toBe('1.23');
    expect(num(-0.001)).toBe('0');
    expect(cutSquare(10)).toBe('M-2.9,-5H2.9L5,-2.9V2.9L2.9,5H-2.9L-5,2.9V-2.9Z');
  });

  it('do not let text break out of a drawing', () => {
    expect(escaped('<b>"&')).toBe('&lt;b>&quot;&amp;');
  });

  it('have the border of their owner', () => {
    expect(chip({ side: 'blue', pictogram: 'lasso' }, 30)).toContain('#1f5797');
  });

  it('are uneven in the same way every time', () => {
    const [one, other] = [grain(7), grain(7)];
    expect([one(), one()]).toEqual([other(), other()]);
    const drawn = Array.from({ length: 500 }, grain(3));
    expect(drawn.every(value => value >= 0 && value < 1)).toBe(true);
  });
});
