import { type Duel, duel } from '@oubliette/dungeon-twister';
import { fastRandom, type Result } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { duelKnowledge } from '../../knowledge/duel/duel.ts';
import { walkEnds } from '../../knowledge/duel/walk.ts';
import { positionsOf, seenIn } from '../../testing/positions.ts';
import { type Guessed, worldOf } from '../../world.ts';
import { mindOf } from '../mind.ts';
import { search } from '../search.ts';
import { wholePlays } from './look.ts';

const world = worldOf<Duel>(duel, ['blue', 'yellow']);
const mind = mindOf(world, duelKnowledge);

function known<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.faults[0]!.text);
  return result.value;
}

function planned(position: string, nodes = 150, seat: Duel['Seat'] = 'blue') {
  const state = known(duel.notation.parsePosition(position));
  // Whoever knows the whole position has nothing to guess; a hall is in no set of rooms.
  const guess = () => duel.clone(state) as Guessed<Duel>;
  const knowing = mindOf({ ...world, guess }, duelKnowledge);
  return search(knowing, seenIn(duel, state, seat), { nodes }, fastRandom(1));
}

const FACE_DOWN = 'maze 37L@0? 38R@0? 39L@0? 40R@0? 37R@0? 38L@0? 39R@0? 40L@0?';

describe('planning a turn', () => {
  it('spends several AP on one aim: three moves bring the Naga out', () => {
    const { arms } = planned('maze hall@0\nturn 9 blue\nleft 3\nB:naga @4,4\nY:naga @2,0', 1000);
    const { actions, line } = arms[0]!;
    const words = line.flatMap(step => step.actions);
    expect(actions.map(world.print).at(-1)).toBe('stop');
    expect(words.filter(word => word === 'move B:naga')).toHaveLength(3);
    expect(words.filter(word => word === 'step east')).toHaveLength(17);
    expect(words.at(-1)).toBe('end');
  });

  it('ends a plan where something hidden comes to light, and thinks again', () => {
    const position = `${FACE_DOWN}\nturn 3 blue\nleft 2\nB:naga @0,1\nY:naga @21,1\nB:cleric R0`;
    const { arms } = planned(position, 20);
    const reveals = arms.filter(({ key }) => key.startsWith('reveal'));
    expect(reveals.length).toBeGreaterThan(0);
    for (const { line } of reveals) expect(line.flatMap(step => step.actions)).toHaveLength(1);
  });

  it('looks at more, the more it may, and at the same with the same seed', () => {
    const position = 'maze hall@0\nturn 9 blue\nleft 3\nB:naga @4,4\nB:wizard @5,5\nY:naga @9,4';
    const [little, much] = [planned(position, 20), planned(position, 900)];
    expect(much.nodes).toBeGreaterThan(2 * little.nodes);
    expect(planned(position, 900)).toEqual(much);
  });

  it('judges the turn of somebody else without playing it', () => {
    const position =
      'maze hall@0\nturn 9 yellow\nleft 3\npoints yellow 2\nB:naga @4,4\nY:naga @3,0';
    const { arms, totals, nodes } = planned(position, 150, 'blue');
    expect(arms).toEqual([]);
    expect(totals[1]! / nodes).toBeGreaterThan(0.5);
  });

  it('remembers moves only of positions in which they are the same', () => {
    let moves = 0;
    for (const { state, seat, seen } of positionsOf<Duel>(duel, 'quick', 60, 29)) {
      if (duel.decision(state)!.question !== 'turn') continue;
      const guessed = world.guess(seen.view, fastRandom(1));
      const remembered = wholePlays(mind, guessed, seat, fastRandom(1));
      for (const action of world.legal(guessed, seat)) {
        if (action.do !== 'move') continue;
        const begun = world.clone(guessed);
        world.apply(begun, seat, action, fastRandom(1));
        const anew = walkEnds(world, begun, seat, begun.names.indexOf(action.token));
        const known = remembered.filter(
          ({ actions: [first] }) => world.print(first!) === world.print(action),
        );
        expect(known.map(({ actions }) => actions.slice(1))).toEqual(anew.map(end => end.actions));
        moves++;
      }
    }
    expect(moves).toBeGreaterThan(20);
  });

  it('keeps to its budget, but for the moves that it looks at together', () => {
    const together = 500;
    for (const { state, seen } of positionsOf<Duel>(duel, 'quick', 40, 37)) {
      if (!['card', 'turn'].includes(duel.decision(state)!.question)) continue;
      for (const nodes of [16, 250, 2000]) {
        const tally = search(mind, seen, { nodes }, fastRandom(1));
        expect(tally.nodes).toBeLessThan(nodes + together);
      }
    }
  });

  it('offers nothing that is worse than to end the turn, nor its end while there is better', () => {
    const position = 'maze hall@0\nturn 9 blue\nleft 3\nB:naga @4,4\nB:wizard @5,5\nY:naga @9,4';
    // So few positions are judged at once, without what others would answer.
    const { arms } = planned(position, 60);
    const ended = known(duel.notation.parsePosition(position));
    duel.apply(ended, 'blue', { do: 'end' }, fastRandom(1));
    const [idle] = duelKnowledge.chances(world, ended as Guessed<Duel>);
    expect(arms.length).toBeGreaterThan(3);
    expect(arms.map(({ key }) => key)).not.toContain('end');
    for (const { total, visits } of arms) expect(total / visits).toBeGreaterThan(idle! - 0.001);
  });
});
