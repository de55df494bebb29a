import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { claustrophobia } from '../game.ts';
import { parsePosition } from '../notation/position.ts';
import type { State } from '../state.ts';
import { cloneState } from '../state.ts';
import { outlook } from './index.ts';

function position(lines: string): State {
  const state = parsePosition(lines);
  if (!state.ok) throw new Error(state.faults.map(({ text }) => text).join('\n'));
  return state.value;
}

/** A corridor from the start room: plain, flooded, plain; BL1 has three steps with their five. */
const CORRIDOR = `
tile T01 @0,0 NESW
tile T32 @1,0 EW
tile T33 @2,0 EW
tile T18 @3,0 EW
round 2
pile T26 T27
stage orders
RD @0,0 die 4
BL1 @0,0 die 5
TR1 @2,0
asks orders human`;

const of = (state: State, who: string) =>
  outlook(state, 'human').warriors.find(each => each.who === who)!;

describe('what a warrior can be asked for', () => {
  it('CL-MOVE-01: as many tiles as he has MVT, each with the way there', () => {
    const { ways } = of(position(CORRIDOR), 'BL1');
    expect(ways.map(({ cell }) => cell)).toEqual(['@1,0', '@2,0', '@3,0']);
    expect(ways[1]!.through).toEqual(['@1,0', '@2,0']);
    expect(ways[1]!.actions.map(({ do: verb }) => verb)).toEqual(['act', 'go', 'go']);
  });

  it('CL-MOVE-01: whoever has no MVT stays, and is told so', () => {
    const { ways, barred } = of(position(CORRIDOR), 'RD');
    expect(ways).toEqual([]);
    expect(barred['@1,0']).toBe('CL-MOVE-01');
    expect(barred['@3,0']).toBe('CL-MOVE-01');
  });

  it('CL-EXPL-01: openings on the way are doors to explore', () => {
    const doors = of(position(CORRIDOR), 'BL1').doors.map(({ cell, side }) => `${cell} ${side}`);
    expect(doors).toContain('@0,0 N');
    expect(doors).not.toContain('@3,0 E');
  });

  it('CL-COMB-01: enemies on the way are targets, with dice and defence', () => {
    const [strike] = of(position(CORRIDOR), 'BL1').strikes;
    expect(strike).toMatchObject({ target: 'TR@2,0', cell: '@2,0', dice: 1, def: 3 });
    expect(strike!.actions.map(({ do: verb }) => verb)).toEqual(['act', 'go', 'go', 'attack']);
  });

  it('CL-RANGE-01: an enemy out of reach is barred with the rule', () => {
    expect(of(position(CORRIDOR), 'RD').barred['TR@2,0']).toBe('CL-RANGE-01');
  });

  it('CL-MOVE-04: one against two cannot leave, and every tile says so', () => {
    const state = position(`
tile T01 @0,0 NESW
tile T32 @1,0 EW
tile T33 @2,0 EW
round 2
pile T26 T27
stage orders
BR1 @0,0 die 3
TR1 @0,0
TR2 @0,0
asks orders human`);
    const { ways, barred } = of(state, 'BR1');
    expect(ways).toEqual([]);
    expect(barred['@1,0']).toBe('CL-MOVE-04');
    expect(barred['@2,0']).toBe('CL-MOVE-04');
    expect(barred['@0,0 N']).toBe('CL-MOVE-04');
  });
});

describe('why a warrior cannot come somewhere', () => {
  /** A corridor of four tiles; BL1 has three steps, the third tile is full of humans. */
  const full = position(`
tile T01 @0,0 NESW
tile T32 @1,0 EW
tile T15 @2,0 EW
tile T33 @3,0 EW
tile T34 @4,0 SW
tile T35 @4,1 NE
round 2
pile T26 T27
stage orders
BL1 @0,0 die 5
BL2 @2,0 die 1
asks orders human`);

  it('CL-MOVE-03: a full tile two steps away says that it is full, and so does what lies behind', () => {
    const { barred } = of(full, 'BL1');
    expect(barred['@2,0']).toBe('CL-MOVE-03');
    expect(barred['@3,0']).toBe('CL-MOVE-03');
  });

  it('CL-MOVE-01: what lies beyond his MVT is too far', () => {
    expect(of(full, 'BL1').barred['@4,0']).toBe('CL-MOVE-01');
    expect(of(full, 'BL1').barred['@4,1 E']).toBe('CL-MOVE-01');
  });

  it('CL-TILE-05, CL-TILE-07: water and a trap on the way end the move', () => {
    const corridor = (tile: string) =>
      position(`
tile T01 @0,0 NESW
tile ${tile} @1,0 EW
tile T33 @2,0 EW
round 2
pile T26 T27
stage orders
BL1 @0,0 die 5
asks orders human`);
    expect(of(corridor('T18'), 'BL1').barred['@2,0']).toBe('CL-TILE-05');
    expect(of(corridor('T21'), 'BL1').barred['@2,0 E']).toBe('CL-TILE-07');
  });
});

describe('the board of destiny', () => {
  const state = position(`
tile T01 @0,0 NESW
round 2
stage destiny
dice 1 3 4
RD @0,0 die 1
asks destiny demon`);

  it('CL-THR-03: an area lacks something exactly for the dice that it refuses', () => {
    const legal = new Set(
      claustrophobia
        .legal(state, 'demon')
        .flatMap(action => (action.do === 'dice' ? `${action.area} ${action.dice}` : [])),
    );
    const choices = ['1', '3', '4', '1 3', '1 4', '3 4', '1 3 4'];
    for (const { area, lacks } of outlook(state, 'demon').areas) {
      for (const dice of choices) {
        expect(lacks[dice] === undefined, `${area} ${dice}`).toBe(legal.has(`${area} ${dice}`));
      }
    }
  });

  it('CL-THR-12: a sum says how much is missing or too much', () => {
    const taste = outlook(state, 'demon').areas.find(({ area }) => area === 'taste')!;
    expect(taste.lacks['1 3']).toEqual({ kind: 'sum', more: 3 });
    expect(taste.lacks['1 3 4']).toEqual({ kind: 'sum', more: -1 });
    expect(taste.lacks['3 4']).toBeUndefined();
  });

  it('CL-THR-04: a red area that was used is shut', () => {
    const used = cloneState(state);
    claustrophobia.apply(used, 'demon', { do: 'dice', area: 'calm', dice: '1' }, fastRandom(1));
    const calm = outlook(used, 'demon').areas.find(({ area }) => area === 'calm')!;
    expect(calm.shut).toEqual({ kind: 'used' });
  });
});

describe('in random play', () => {
  it('CL-ROUND-05: every whole move is accepted to its end, and looking changes nothing', () => {
    const random = fastRandom(7);
    const options = claustrophobia.parseOptions({ scenario: 'S1' });
    if (!options.ok) throw new Error('no options');
    const state = claustrophobia.setup(options.value, random);
    let walked = 0;
    for (let turn = 0; turn < 240 && claustrophobia.decision(state); turn++) {
      const seat = claustrophobia.decision(state)!.seats[0]!;
      const before = JSON.stringify(state);
      const { warriors } = outlook(state, seat);
      expect(JSON.stringify(state)).toBe(before);
      for (const { ways, doors, strikes, deeds } of warriors) {
        const plans = [...ways, ...doors, ...strikes].map(({ actions }) => actions);
        for (const actions of [...plans, ...deeds]) {
          const copy = cloneState(state);
          for (const action of actions) {
            expect(claustrophobia.refusal(copy, seat, action)).toBeNull();
            claustrophobia.apply(copy, seat, action, random);
          }
          walked++;
        }
      }
      const legal = claustrophobia.legal(state, seat);
      claustrophobia.apply(state, seat, legal[random.below('try', legal.length)]!, random);
    }
    expect(walked).toBeGreaterThan(60);
  });
});
