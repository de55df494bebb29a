import { claustrophobia, type Event } from '@oubliette/claustrophobia';
import { describe, expect, it } from 'vitest';
import { endedIn } from './ended.ts';

/** A Blade walks east from the Pentacle Room onto a tile. */
function walkedOnto(tile: string, die: number) {
  const parsed = claustrophobia.notation.parsePosition(`
tile T01 @0,0 NESW
tile ${tile} @1,0 EW
tile T33 @2,0 EW
round 2
pile T26 T27
stage orders
BL1 @0,0 die ${die}
asks orders human`);
  if (!parsed.ok) throw new Error(parsed.faults[0]!.text);
  const state = parsed.value;
  const events: Event[] = [];
  for (const words of ['act BL1', 'go @1,0']) {
    const action = claustrophobia.notation.parseAction(words);
    if (!action.ok) throw new Error(action.faults[0]!.text);
    events.push(...claustrophobia.apply(state, 'human', action.value, { below: () => 0 }));
  }
  return { news: [{ events }], state };
}

describe('an action that ends by itself', () => {
  it('CL-TILE-05: says that the water ended it, to its own side', () => {
    const { news, state } = walkedOnto('T18', 5);
    const ended = (seat: 'human' | 'demon') => endedIn(news, claustrophobia.view(state, seat));
    expect(ended('human')).toEqual({ who: 'BL1', rule: 'CL-TILE-05' });
    expect(ended('demon')).toBe(null);
  });

  it('CL-MOVE-01: says nothing of one who has walked as far as he could, or may still go on', () => {
    for (const die of [4, 5]) {
      const { news, state } = walkedOnto('T32', die);
      expect(endedIn(news, claustrophobia.view(state, 'human'))).toBe(null);
    }
  });
});
