import { describe, expect, it } from 'vitest';
import { duel } from './game.ts';
import { parsePosition } from './notation/position.ts';

const BEGINNERS_MAZE = `maze ${new Array<string>(6).fill('hall@0').join(' ')}`;

describe('taking something on the way', () => {
  it('DT-CARRY-03: what is not in the game lies nowhere', () => {
    const facts = ['turn 3 blue', 'left 1', 'B:naga @3,3', 'B:key @3,3'];
    const asks = 'asks move B:naga steps 3 moved load - handled -';
    const position = parsePosition([BEGINNERS_MAZE, ...facts, asks].join('\n'));
    if (!position.ok) throw new Error(position.faults[0]!.text);
    const take = (token: string) => duel.refusal(position.value, 'blue', { do: 'take', token });
    expect(take('B:key')).toBeNull();
    expect(take('B:bow')).toEqual({ rule: 'DT-CARRY-03' });
  });
});
