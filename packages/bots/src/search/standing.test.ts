import { type Duel, duel } from '@oubliette/dungeon-twister';
import { expect, it } from 'vitest';
import { duelKnowledge } from '../knowledge/duel/duel.ts';
import { seenIn } from '../testing/positions.ts';
import { worldOf } from '../world.ts';
import { mindOf } from './mind.ts';
import { standingAfter } from './standing.ts';

it('leaves nobody at turn: what is done after a fight, or not done, is the same', () => {
  const mind = mindOf(worldOf<Duel>(duel, ['blue', 'yellow']), duelKnowledge);
  const maze = 'maze 37L@0 38R@0 39L@0 40R@0 37R@0 38L@0 39R@0 40L@0';
  const after = (left: number) => {
    const team = 'B:colossus @10,5\nB:naga @4,5\nY:wizard @11,5\nY:naga @18,5';
    const read = duel.notation.parsePosition(`${maze}\nturn 9 blue\nleft ${left}\n${team}`);
    if (!read.ok) throw new Error(read.faults[0]!.text);
    const seen = seenIn(duel, read.value, 'blue');
    return standingAfter(mind, seen, ['attack B:colossus Y:wizard'], 1)[0]!;
  };
  // Whatever AP are left by then are gone with the turn.
  expect(after(4)).toBeCloseTo(after(1), 5);
});
