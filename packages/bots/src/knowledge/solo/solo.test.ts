import { type Solo, solo } from '@oubliette/dungeon-twister';
import { fastRandom, type Result } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { searcher } from '../../players/searcher.ts';
import { mindOf } from '../../search/mind.ts';
import { positionsOf, seenIn } from '../../testing/positions.ts';
import { worldOf } from '../../world.ts';
import { soloKnowledge } from './solo.ts';

const mind = mindOf(worldOf<Solo>(solo, ['yellow']), soloKnowledge);
const bot = searcher('player', mind, { latitude: 0 }, false);

function known<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.faults[0]!.text);
  return result.value;
}

const MAZE = 'maze 37L@0 38R@0 39L@0 40R@0 37R@0 38L@0 39R@0 40L@0';

describe('a bot as the Player of the solo game', () => {
  it('answers every question with something legal, and the same with the same seed', () => {
    const asked = new Set<string>();
    for (const { state, seen } of positionsOf<Solo>(solo, 'chosen-starters', 150, 3)) {
      const { question } = solo.decision(state)!;
      if (asked.has(question)) continue;
      asked.add(question);
      const choose = () => bot.choose(seen, { nodes: 20 }, fastRandom(3));
      const { action } = choose();
      expect(solo.refusal(state, 'yellow', action)).toBeNull();
      expect(choose().action).toEqual(action);
    }
    expect([...asked]).toEqual(
      expect.arrayContaining(['starters', 'card', 'turn', 'move', 'combat', 'watch']),
    );
  });

  it('DS-WIN-02: leaves the maze when that wins', () => {
    const position = `${MAZE}\nlevel green\nturn 9 yellow\nround 5\nleft 2\npoints yellow 4\nY:naga @3,0\nY:colossus @20,8\nN:jen @12,4`;
    const state = known(solo.notation.parsePosition(position));
    const { action, line } = bot.choose(
      seenIn(solo, state, 'yellow'),
      { nodes: 400 },
      fastRandom(1),
    );
    expect(action).toEqual({ do: 'move', token: 'Y:naga' });
    const after = solo.clone(state);
    for (const written of line.flatMap(({ actions }) => actions)) {
      const next = known(solo.notation.parseAction(written));
      if (solo.decision(after) !== null) solo.apply(after, 'yellow', next, fastRandom(1));
    }
    expect(solo.outcome(after)?.winners).toEqual(['yellow']);
  });
});
