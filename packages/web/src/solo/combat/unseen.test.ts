import { type Solo, type SoloAction, solo } from '@oubliette/dungeon-twister';
import { scriptedRandom, TABLE } from '@oubliette/kernel';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { isOvertaken } = await import('./unseen.ts');

const POSITION = [
  'maze 37R@2 38L@2 39L@2 40R@2 40L@2 39R@2 38R@2 37L@2',
  'N:hur-ban @12,7',
  'Y:cleric @10,7',
  'Y:wizard @13,8',
  'row N:hur-ban',
].join('\n');

describe('one combat after the other', () => {
  it('DS-CMB-06: an outcome is still to be seen while the victor attacks the next one', () => {
    const read = solo.notation.parsePosition(POSITION);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const state = read.value;
    const random = scriptedRandom({ 'np-card': [5, 4] });
    const isAfter = (action: SoloAction) => {
      const events = solo.apply(state, 'yellow', action, random) as Solo['Event'][];
      return isOvertaken({ view: solo.view(state, TABLE) }, [
        { moment: 1, seat: 'yellow', events },
      ]);
    };
    expect(isAfter({ do: 'watch' })).toBe(false);
    expect(isAfter({ do: 'choose', value: 0 })).toBe(true);
    expect(isAfter({ do: 'choose', value: 0 })).toBe(false);
  });
});
