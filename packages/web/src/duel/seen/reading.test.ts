import { duel } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { isWounded, loadOf, rosterOf, tokenIn } from './reading.ts';

function viewOf(...facts: readonly string[]) {
  const position = duel.notation.parsePosition(['maze hall@0', 'turn 3 blue', ...facts].join('\n'));
  if (!position.ok) throw new Error(JSON.stringify(position.faults));
  return duel.view(position.value, 'blue');
}

describe('reading a view', () => {
  it('DT-CARRY-02: a character carries what lies on its square', () => {
    const view = viewOf('left 2', 'B:naga @3,4', 'B:key @3,4');
    expect(loadOf(view, 'B:naga')?.name).toBe('B:key');
    expect(loadOf(view, 'B:key')).toBeNull();
  });

  it('a wounded character lies on a thing and carries nothing', () => {
    const view = viewOf('left 2', 'B:naga @3,4 wounded', 'B:key @3,4');
    expect(isWounded(tokenIn(view, 'B:naga')!)).toBe(true);
    expect(loadOf(view, 'B:naga')).toBeNull();
  });

  it('DT-CARRY-01: whoever walks holds what it took up, not what it walks over', () => {
    const view = viewOf(
      'left 2',
      'B:naga @3,4',
      'B:key @3,4',
      'asks move B:naga steps 3 moved load - handled -',
    );
    expect(loadOf(view, 'B:naga')).toBeNull();
  });

  it('lists the characters of a side that are on the board, in the order of the set', () => {
    const view = viewOf('left 2', 'B:wizard @3,4', 'Y:naga @5,5', 'B:cleric @2,2', 'B:rope @2,3');
    expect(rosterOf(view, 'blue').map(({ name }) => name)).toEqual(['B:cleric', 'B:wizard']);
  });
});
