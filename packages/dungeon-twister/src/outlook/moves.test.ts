import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { duel } from '../duel/game.ts';
import { type DuelState, rosterIn } from '../duel/state.ts';
import { outlook, type WholeMove } from './index.ts';
import { activeSeat, position, prospects, turns } from './testing/positions.ts';

const random = fastRandom(0);

/** The state after a whole move, which the engine must accept action by action. */
function carriedOut(state: DuelState, { actions }: WholeMove): DuelState {
  const after = duel.clone(state);
  for (const action of actions) {
    const seat = activeSeat(after);
    expect(duel.refusal(after, seat, action), duel.notation.printAction(action)).toBeNull();
    duel.apply(after, seat, action, random);
  }
  return after;
}

/** Every square where a move of one AP can end, walked out action by action. */
function endsByHand(state: DuelState, token: string): Set<number> {
  const mover = rosterIn(state).numberOf(token)!;
  const ends = new Set<number>();
  const seen = new Set<string>();
  const first = duel.clone(state);
  if (duel.refusal(first, activeSeat(first), { do: 'move', token }) !== null) return ends;
  duel.apply(first, activeSeat(first), { do: 'move', token }, random);
  const waiting = [first];
  for (let here = waiting.pop(); here !== undefined; here = waiting.pop()) {
    for (const action of duel.legal(here, activeSeat(here))) {
      const next = duel.clone(here);
      duel.apply(next, activeSeat(next), action, random);
      if (next.places[mover]! < 0) continue;
      if (action.do === 'stop') ends.add(next.places[mover]!);
      else {
        const key = `${next.places}/${JSON.stringify(next.frames.at(-1))}`;
        if (!seen.has(key)) waiting.push(next);
        seen.add(key);
      }
    }
  }
  return ends;
}

const to = (moves: readonly WholeMove[], x: number, y: number): WholeMove[] =>
  moves.filter(move => move.to === y * 22 + x);

const ruleAt = (state: DuelState, token: string, x: number, y: number) =>
  prospects(state, token).barred.find(({ cell }) => cell === y * 22 + x)?.rule;

describe('whole moves', () => {
  const positions = turns(200);

  it('DT-MOVE-01: the engine accepts every one of them, action by action, at its price', () => {
    for (const state of positions.slice(0, 60)) {
      for (const { token, moves } of outlook(state, activeSeat(state)).characters) {
        const mover = rosterIn(state).numberOf(token)!;
        for (const move of moves) {
          const after = carriedOut(state, move);
          expect(after.left).toBe(state.left - move.ap);
          expect(after.places[mover]! < 0).toBe(move.leaves);
          if (!move.leaves) expect(after.places[mover]).toBe(move.to);
          expect(move.way.at(-1)).toBe(move.to);
        }
      }
    }
  });

  it('DT-MOVE-04: every square where one AP can end is among them', () => {
    for (const [index, state] of positions.entries()) {
      const { characters } = outlook(state, activeSeat(state));
      const chosen = characters[index % Math.max(1, characters.length)];
      if (chosen === undefined) continue;
      const start = state.places[rosterIn(state).numberOf(chosen.token)!];
      const listed = new Set(
        chosen.moves.filter(({ ap, leaves }) => ap === 1 && !leaves).map(move => move.to),
      );
      const missing = [...endsByHand(state, chosen.token)].filter(
        cell => cell !== start && !listed.has(cell),
      );
      expect(missing, `${chosen.token}\n${duel.notation.printPosition(state)}`).toEqual([]);
    }
  });

  it('DT-CARRY-06: what lies on the way can be taken along or swapped, at most once each', () => {
    const state = position(
      'maze hall@0',
      'turn 3 yellow',
      'left 1',
      'Y:cleric @8,2',
      'Y:rope @6,2',
    );
    const ways = to(prospects(state, 'Y:cleric').moves, 5, 2);
    expect(ways.map(({ hands }) => hands.map(hand => hand.do))).toEqual([[], ['take']]);
    expect(ways.every(({ ap, way }) => ap === 1 && way.length === 4)).toBe(true);
  });

  it('DT-CARRY-02: who ends on an object carries it, without another action', () => {
    const state = position(
      'maze hall@0',
      'turn 3 yellow',
      'left 1',
      'Y:cleric @8,2',
      'Y:rope @6,2',
    );
    const [only, ...more] = to(prospects(state, 'Y:cleric').moves, 6, 2);
    expect(more).toEqual([]);
    expect(only!.hands).toEqual([{ do: 'take', cell: 50, token: 'Y:rope' }]);
    expect(only!.actions.map(action => action.do)).toEqual(['move', 'step', 'step', 'stop']);
  });

  it('DT-CARRY-03: a load can be left where the move begins', () => {
    const state = position('maze hall@0', 'turn 3 yellow', 'left 1', 'Y:cleric @8,2', 'Y:key @8,2');
    const ways = to(prospects(state, 'Y:cleric').moves, 7, 2);
    expect(ways.map(({ hands }) => hands)).toEqual([
      [],
      [{ do: 'drop', cell: 52, token: 'Y:key' }],
    ]);
  });

  it('DT-CARRY-06: nothing is taken on the way only to be left with somebody else', () => {
    const state = position(
      'maze hall@0',
      'turn 3 yellow',
      'left 1',
      'Y:cleric @8,2',
      'Y:rope @7,2',
      'Y:naga @6,2',
    );
    const hands = to(prospects(state, 'Y:cleric').moves, 7, 2).map(move => move.hands);
    expect(hands).toEqual([[{ do: 'take', cell: 51, token: 'Y:rope' }]]);
  });

  it('DT-CARRY-10: nothing is left behind only to be fetched again', () => {
    const state = position('maze hall@0', 'turn 3 yellow', 'left 1', 'Y:cleric @8,2', 'Y:key @8,2');
    expect(to(prospects(state, 'Y:cleric').moves, 8, 2)).toEqual([]);
  });

  it('DT-EXIT-01, DT-EXIT-04: leaving is offered with the load, and without it from the last square', () => {
    const state = position('maze hall@0', 'turn 3 yellow', 'left 2', 'Y:cleric @4,2', 'Y:key @4,2');
    const ways = to(prospects(state, 'Y:cleric').moves, 0, 2);
    expect(ways.every(({ leaves }) => leaves)).toBe(true);
    const left = ways.map(({ hands }) => hands.map(({ do: kind, cell }) => [kind, cell]));
    expect(left).toContainEqual([]);
    expect(left).toContainEqual([['drop', 45]]);
    expect(ways.find(({ hands }) => hands.length === 0)!.ap).toBe(1);
  });

  it('DT-MULTI-04: the lines of all others lead out, the own one does not', () => {
    const seen = (side: string) =>
      prospects(
        position(
          'players 3',
          'maze hall@0',
          `turn 3 ${side}`,
          'left 1',
          `${side[0]!.toUpperCase()}:naga @6,19`,
        ),
        `${side[0]!.toUpperCase()}:naga`,
      ).moves;
    expect(to(seen('blue'), 6, 20).map(({ leaves }) => leaves)).toEqual([true]);
    expect(to(seen('purple'), 6, 20).map(({ leaves }) => leaves)).toEqual([false]);
  });

  it('DT-ACT-04: more AP are told where one does not reach, with the squares between', () => {
    const state = position('maze hall@0', 'turn 3 yellow', 'left 3', 'Y:colossus @12,2');
    const moves = prospects(state, 'Y:colossus').moves;
    const [near] = to(moves, 10, 2);
    const [far] = to(moves, 7, 2);
    expect([near!.ap, near!.stops]).toEqual([1, []]);
    expect([far!.ap, far!.stops.length]).toEqual([3, 2]);
    expect(to(moves, 5, 2)).toEqual([]);
  });

  it('DT-MOVE-01: a move under way goes on from where it is, for nothing', () => {
    const state = position(
      'maze hall@0',
      'turn 3 yellow',
      'left 0',
      'Y:cleric @8,2',
      'asks move Y:cleric steps 2 moved load - handled -',
    );
    const { moves, deeds } = prospects(state, 'Y:cleric');
    expect(deeds).toEqual([]);
    expect(to(moves, 8, 2).map(({ actions }) => actions)).toEqual([[{ do: 'stop' }]]);
    expect(to(moves, 6, 2).map(({ ap }) => ap)).toEqual([0]);
    expect(to(moves, 5, 2)).toEqual([]);
  });

  it('DT-PORT-01, DT-PIT-01, DT-SLIT-01, DT-BOARD-05: squares beside the ways tell what bars them', () => {
    const state = position('maze 37R@0 hall@0', 'turn 3 blue', 'left 1', 'B:colossus @2,2');
    const { moves, barred } = prospects(state, 'B:colossus');
    const reached = new Set(moves.map(move => move.to));
    expect(barred.some(({ cell }) => reached.has(cell))).toBe(false);
    expect(Object.fromEntries(barred.map(({ cell, rule }) => [cell, rule]))).toMatchObject({
      22: 'DT-SLIT-01',
      25: 'DT-PIT-01',
      44: 'DT-BOARD-05',
      47: 'DT-PORT-01',
    });
  });

  it('DT-CONV-08, DT-PORT-01: shut in, every square beyond the portcullises names them', () => {
    const state = position('maze 37R@0 hall@0', 'turn 3 blue', 'left 1', 'B:colossus @2,2');
    expect(ruleAt(state, 'B:colossus', 12, 7)).toBe('DT-PORT-01');
    expect(ruleAt(state, 'B:colossus', 5, 0)).toBe('DT-PORT-01');
  });

  it('DT-CONV-08, DT-MOVE-01: what further moves would reach is only too far', () => {
    const state = position('maze hall@0', 'turn 3 yellow', 'left 1', 'Y:colossus @12,2');
    expect(ruleAt(state, 'Y:colossus', 9, 2)).toBe('DT-MOVE-01');
    // Nothing bars a square farther off.
    expect(ruleAt(state, 'Y:colossus', 3, 7)).toBeUndefined();
  });

  it('DT-CONV-08, DT-MOVE-03, DT-BOARD-07: there is no way round face-down rooms', () => {
    const rooms = 'maze hall@0 hall@0? hall@0 hall@0 hall@0 hall@0? hall@0 hall@0';
    const state = position(rooms, 'turn 3 blue', 'left 1', 'B:colossus @2,2');
    expect(ruleAt(state, 'B:colossus', 12, 7)).toBe('DT-MOVE-03');
    expect(ruleAt(state, 'B:colossus', 8, 7)).toBe('DT-BOARD-07');
    expect(ruleAt(state, 'B:colossus', 4, 7)).toBeUndefined();
  });
});
