import { type DuelAction, duel } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../words/testing.ts';
import { paidByCard } from './payment.ts';
import { pointsLeft } from './reading.ts';

const view = viewOf('turn 3 blue', 'left 2', 'B:naga @2,0 ap 3', 'B:banshee @3,0');
const move = (token: string): DuelAction => ({ do: 'move', token });
const stop: DuelAction = { do: 'stop' };

describe('who pays', () => {
  it('DT-POTION-01: the card pays for a drinker as far as its AP go, then his own do', () => {
    const walk = [move('B:naga'), stop, move('B:naga'), stop, move('B:naga'), stop];
    const paid = paidByCard(walk, view);
    expect(paid.map(action => ('card' in action ? action.card : null))).toEqual([
      1,
      null,
      1,
      null,
      null,
      null,
    ]);
  });

  it('DT-POTION-01: whoever did not drink pays as always, and names no stock', () => {
    expect(paidByCard([move('B:banshee')], view)).toEqual([move('B:banshee')]);
  });

  it('DT-POTION-01: both stocks are left to the side that has the turn', () => {
    expect(pointsLeft(view)).toBe(5);
    expect(duel.rules.ids.has('DT-POTION-01')).toBe(true);
  });
});
