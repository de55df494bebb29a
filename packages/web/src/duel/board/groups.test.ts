import { describe, expect, it } from 'vitest';
import { cell, planeOf, wishesIn } from '../deeds/testing.ts';
import { foesOf } from '../seen/foes.ts';
import { groupMark } from './group-mark.ts';
import { groupsOf, strikesIn } from './groups.ts';
import { offersNow } from './offers.ts';

/** Open floor: nothing stands between squares. */
const MAZE = 'maze hall@0';
const row = ['Y:cleric @8,2', 'B:naga @8,3', 'Y:wizard @8,4', 'B:banshee @8,5'];

const groupsIn = (...tokens: string[]) => {
  const wishes = wishesIn([MAZE, 'turn 3 yellow', 'left 2', ...tokens], {
    selected: 'Y:cleric',
  });
  return { wishes, groups: groupsOf(wishes, strikesIn(offersNow(wishes)), foesOf) };
};

describe('a group that would defend together', () => {
  it('DT-GRP-01: is everybody whom the chain draws in, and lies in one capsule', () => {
    const { wishes, groups } = groupsIn(...row);
    expect(groups).toEqual([[cell(8, 3), cell(8, 5)]]);
    expect(groupMark(planeOf(wishes), groups[0]!).match(/<mask/g)).toHaveLength(1);
  });

  it('is shown once, whichever of them is attacked', () => {
    const { groups } = groupsIn('Y:cleric @8,4', 'B:naga @8,3', 'B:banshee @8,5');
    expect(groups).toHaveLength(1);
    expect(new Set(groups[0])).toEqual(new Set([cell(8, 3), cell(8, 5)]));
  });

  it('is no single enemy, and nobody who stands apart', () => {
    expect(groupsIn('Y:cleric @8,2', 'B:naga @8,3', 'B:banshee @8,4').groups).toEqual([]);
  });
});
