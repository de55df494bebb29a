import { type Duel, duel } from '@oubliette/dungeon-twister';
import { fastRandom, type Result } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { duelKnowledge } from '../knowledge/duel/duel.ts';
import { mindOf } from '../search/mind.ts';
import { seenIn } from '../testing/positions.ts';
import { worldOf } from '../world.ts';
import { searcher } from './searcher.ts';

const mind = mindOf(worldOf<Duel>(duel, ['blue', 'yellow']), duelKnowledge);

function known<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.faults[0]!.text);
  return result.value;
}

const MAZE = 'maze 37L@0 38R@0 39L@0 40R@0 37R@0 38L@0 39R@0 40L@0';

describe('a hint', () => {
  it('leaves the maze when it can, and says that it is for the points', () => {
    const position = `${MAZE}\nturn 9 blue\nleft 1\nB:naga @20,0\nY:colossus @10,5\nB:colossus @0,1`;
    const state = known(duel.notation.parsePosition(position));
    const seen = seenIn(duel, state, 'blue');
    const out = seen.legal.some(action => action.do === 'move' && action.token === 'B:naga');
    expect(out).toBe(true);
    const { action, reasons, line } = searcher('hint', mind).choose(
      seen,
      { nodes: 300 },
      fastRandom(1),
    );
    expect(action).toEqual({ do: 'move', token: 'B:naga' });
    expect(line[0]!.actions.at(-1)).toBe('step east');
    expect(reasons.map(({ key }) => key)).toContain('duel.points.better');
  });

  /** The Colossus has attacked the Naga, and both sides are asked for a card. */
  function fight() {
    const duelists = 'turn 9 blue\nleft 3\nB:colossus @10,5\nY:naga @11,5\nB:telepath @0,1';
    const state = known(duel.notation.parsePosition(`${MAZE}\n${duelists}`));
    const attack = { do: 'attack', token: 'B:colossus', target: 'Y:naga' } as const;
    for (const action of [attack, { do: 'fight' } as const]) {
      duel.apply(state, 'blue', action, fastRandom(1));
    }
    return state;
  }

  it('says how often a card is laid that the other side must not foresee', () => {
    const state = fight();
    const seen = seenIn(duel, state, 'blue');
    const hints = [1, 2, 3, 4, 5, 6].map(seed =>
      searcher('hint', mind).choose(seen, { nodes: 300 }, fastRandom(seed)),
    );
    for (const { reasons } of hints) {
      expect(reasons.map(({ key }) => key)).toEqual(['duel.mix.better']);
      expect(reasons[0]!.params.percent).toBeGreaterThan(5);
    }
    expect(new Set(hints.map(({ line }) => line[0]!.actions[0])).size).toBeGreaterThan(1);
  });

  it('does not speak of varying where the other card lies already', () => {
    const state = fight();
    duel.apply(state, 'yellow', duel.legal(state, 'yellow')[0]!, fastRandom(1));
    const seen = seenIn(duel, state, 'blue');
    const { reasons } = searcher('hint', mind).choose(seen, { nodes: 300 }, fastRandom(1));
    expect(reasons.map(({ key }) => key)).toEqual(['duel.best.better']);
  });
});
