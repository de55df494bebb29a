import type { RoomPosition } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { advance, undo } from './history.ts';
import { afterStep, beginStory, dealt, follow, type LabyrinthHistory } from './story.ts';

const fresh = () => 'fresh';
const wish = (seed: string | null, set: 'prison' | 'base' | null = null) => ({ set, seed });
const begun = beginStory(wish('a'), fresh);
const turn = { kind: 'turn', position: 0 as RoomPosition, arrow: 'clockwise' } as const;
const turned: LabyrinthHistory = advance(begun, afterStep(begun.now, turn));

describe('the story of a table', () => {
  it('begins with Prison and a fresh seed where the address is silent', () => {
    expect(beginStory(wish(null), fresh).now.deal).toEqual({ set: 'prison', seed: 'fresh' });
    expect(beginStory(wish(null, 'base'), fresh).now.deal).toEqual({ set: 'base', seed: 'fresh' });
  });

  it('stays where it is when the address says nothing new', () => {
    expect(follow(turned, wish(null), fresh)).toBe(turned);
    expect(follow(turned, wish(null, 'prison'), fresh)).toBe(turned);
    expect(follow(turned, wish('a', 'prison'), fresh)).toBe(turned);
  });

  it('deals other rooms, which can be taken back with all that was done before', () => {
    const other = follow(turned, wish('b'), fresh);
    expect(other.now.deal).toEqual({ set: 'prison', seed: 'b' });
    expect(undo(other).now).toBe(turned.now);
    expect(follow(turned, wish(null, 'base'), fresh).now.deal).toEqual({
      set: 'base',
      seed: 'fresh',
    });
  });

  it('goes back to a deal as it was left, and forth again', () => {
    const other = advance(turned, dealt({ set: 'base', seed: 'b' }));
    const done = advance(other, afterStep(other.now, { kind: 'reveal-all' }));
    const back = follow(done, wish('a', 'prison'), fresh);
    expect(back.now).toBe(turned.now);
    expect(follow(back, wish('b', 'base'), fresh)).toEqual(done);
  });

  it('a reset lays the first table, and can be taken back', () => {
    const again = advance(turned, afterStep(turned.now, { kind: 'reset' }));
    expect(again.now.table.labyrinth.quarters).toEqual(begun.now.table.labyrinth.quarters);
    expect(undo(again).now).toBe(turned.now);
  });
});
