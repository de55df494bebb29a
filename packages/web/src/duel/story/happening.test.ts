import { type DuelEvent, duel } from '@oubliette/dungeon-twister';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { search: '?lang=en', href: 'https://example.org/' });
const { happeningAt } = await import('./happening.ts');

describe('where to look while something happens', () => {
  it('is the goal of a walk for all of it, and nowhere for what happens on no square', () => {
    const parsed = duel.notation.parsePosition(
      'maze 37L@0 38L@0? 39L@0? 40L@0? 37R@0? 38R@0? 39R@0? 40R@0?\nturn 3 blue\nleft 3\nB:naga @3,1',
    );
    if (!parsed.ok) throw new Error(parsed.faults[0]!.text);
    const state = parsed.value;
    const events: DuelEvent[] = ['move B:naga', 'step west', 'step west', 'stop', 'end'].flatMap(
      words => {
        const action = duel.notation.parseAction(words);
        if (!action.ok) throw new Error(action.faults[0]!.text);
        return duel.apply(state, 'blue', action.value, { below: () => 0 });
      },
    );
    const places = happeningAt(events, duel.view(state, 'blue'));
    const [walk, ...others] = [...places.values()];
    expect(walk?.[0]).toBe(1 * 22 + 1);
    expect(others.flat().every(cell => walk!.includes(cell))).toBe(true);
    expect(events.length).toBeGreaterThan(places.size);
  });
});
