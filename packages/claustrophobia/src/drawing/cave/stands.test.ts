import { describe, expect, it } from 'vitest';
import { claustrophobia } from '../../game.ts';
import type { CaveView } from '../../view.ts';
import { radiusOf, slotsOn, TILE } from './stands.ts';

function position(lines: string): CaveView {
  const state = claustrophobia.notation.parsePosition(lines);
  if (!state.ok) throw new Error(state.faults[0]!.text);
  return claustrophobia.view(state.value, 'table');
}

const room = (...warriors: string[]): CaveView =>
  position(
    `tile T01 @0,0 NESW\nstage orders\n${warriors.map(each => `${each} @0,0`).join('\n')}\nasks orders human`,
  );

describe('where warriors stand on a tile', () => {
  const crowds = [
    ['RD'],
    ['RD', 'BR1', 'BR2', 'BL1', 'BL2'],
    ['RD', 'TR1'],
    ['RD', 'BR1', 'TR1', 'TR2', 'TR3'],
    ['RD', 'BR1', 'BL1', 'TR1', 'TR2', 'TR3', 'TR4', 'D'],
  ];
  it.each(crowds)('everybody of %s is on the tile, and nobody hides another', (...crowd) => {
    const slots = [...slotsOn(room(...crowd), '@0,0')];
    expect(slots.map(([who]) => who).sort()).toEqual([...crowd].sort());
    for (const [who, [x, y]] of slots) {
      expect(Math.max(Math.abs(x), Math.abs(y)) + radiusOf(who)).toBeLessThanOrEqual(TILE / 2);
      for (const [other, [otherX, otherY]] of slots) {
        if (other !== who) expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(20);
      }
    }
  });

  it('humans stand left of their enemies', () => {
    const slots = slotsOn(room('RD', 'TR1'), '@0,0');
    expect(slots.get('RD')![0]).toBeLessThan(slots.get('TR1')![0]);
  });
});
