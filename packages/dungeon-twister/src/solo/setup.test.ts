import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { isRevealed } from '../board/index.ts';
import { cards } from '../duel/cards.ts';
import { isCharacter, planIn, rosterIn, sideOf } from '../duel/state.ts';
import { solo } from './game.ts';
import {
  IN_BAG,
  IN_RESERVE,
  isNpc,
  NP,
  npcsInPlay,
  PLAYER,
  SOLO_NAMES,
  type SoloState,
} from './state.ts';

function begun(mode: string, seed = 1): SoloState {
  const options = solo.parseOptions(solo.modes[mode]);
  if (!options.ok) throw new Error(mode);
  return solo.setup(options.value, fastRandom(seed));
}

function at(state: SoloState, place: number) {
  return rosterIn(state).tokens.filter(token => state.places[token] === place);
}

describe('the set-up of a solo game', () => {
  it('DS-SET-02, DS-SET-01: 32 NPCs, six objects of the NP, fourteen tokens of the Player', () => {
    expect(SOLO_NAMES.filter(name => name.startsWith('N:'))).toHaveLength(38);
    expect(SOLO_NAMES.filter(name => name.startsWith('Y:'))).toHaveLength(14);
    expect(SOLO_NAMES.filter(name => name.startsWith('B:'))).toHaveLength(0);
  });

  it('DS-SET-05, DS-SET-10: eight rooms face down, nobody in the maze', () => {
    const state = begun('pink');
    expect(planIn(state).positions.some(room => isRevealed(state.labyrinth, room))).toBe(false);
    expect(npcsInPlay(state)).toEqual([]);
    const turned = new Set<number>();
    for (let seed = 0; seed < 30; seed++)
      turned.add(begun('pink', seed * 7919).labyrinth.quarters[3]!);
    expect([...turned].sort()).toEqual([0, 1, 2, 3]);
  });

  it('DS-SET-07, DS-SET-08: eight NPCs in the bag, the other 24 wait', () => {
    const state = begun('pink');
    expect(at(state, IN_BAG).filter(isNpc)).toHaveLength(8);
    expect(at(state, IN_RESERVE)).toHaveLength(24);
    expect(at(state, IN_RESERVE).every(isNpc)).toBe(true);
  });

  it('DS-SET-09: four starters on the dots, 24 tokens in the bag', () => {
    const state = begun('chosen-starters');
    expect(solo.decision(state)?.question).toBe('starters');
    for (const [token, dot] of [
      ['Y:naga', 1],
      ['Y:cleric', 3],
      ['Y:wizard', 6],
      ['Y:colossus', 8],
    ] as const) {
      const action = { do: 'starter', token, dot } as const;
      expect(solo.refusal(state, 'yellow', { ...action, dot: 2 })).toEqual({ rule: 'DS-SET-09' });
      expect(solo.refusal(state, 'yellow', action)).toBeNull();
      solo.apply(state, 'yellow', action, fastRandom(1));
    }
    expect(at(state, IN_BAG)).toHaveLength(24);
    expect(solo.decision(state)?.question).toBe('card');
    const bag = at(state, IN_BAG);
    expect(
      bag.filter(token => sideOf(state, token) === PLAYER && isCharacter(state, token)),
    ).toHaveLength(4);
  });

  it('DS-DECK-01, DS-DECK-02: the Player has sixteen cards, the NP nine', () => {
    const state = begun('pink');
    expect(cards.actions(state, PLAYER)).toEqual([2, 3, 4, 5]);
    expect(cards.jumps(state, PLAYER)).toBe(3);
    expect(cards.combatHand(state, PLAYER)).toEqual([0, 1, 2, 2, 3, 3, 4, 5, 6]);
    expect(cards.actions(state, NP)).toEqual([]);
    expect(cards.jumps(state, NP)).toBe(0);
    expect(cards.combatHand(state, NP)).toEqual([0, 1, 2, 2, 3, 3, 4, 5, 6]);
  });

  it('DS-FIRST-01, DS-FIRST-02: he begins with “2 Actions”, and with a reveal', () => {
    const state = begun('pink');
    expect(solo.legal(state, 'yellow')).toEqual([{ do: 'card', value: 2 }]);
    solo.apply(state, 'yellow', { do: 'card', value: 2 }, fastRandom(1));
    expect(solo.legal(state, 'yellow').map(action => action.do)).toEqual(['reveal', 'reveal']);
  });

  it('DS-SET-06, DS-DECK-05: a room beside a line draws two tokens, a middle one three', () => {
    const drawn = (room: number) => {
      const state = begun('pink');
      const open = solo.notation.parsePosition(
        solo.notation
          .printPosition(state)
          .replace(
            /Y:(naga|cleric|wizard|colossus|banshee|telepath|mekanork|backstabber) @21,\d/,
            m => m.replace(/@.*/, room === 3 ? '@21,1' : '@16,1'),
          )
          .replace(/asks card/, 'asks turn')
          .replace(/left 0/, 'left 2')
          .replace(/maze (\S+) (\S+) (\S+) (\S+)\?/, 'maze $1 $2 $3 hall@0'),
      );
      if (!open.ok) throw new Error(open.faults[0]!.text);
      const events = solo.apply(open.value, 'yellow', { do: 'reveal', room }, fastRandom(3));
      return events.filter(event => event.kind === 'drawn').length;
    };
    expect(drawn(2)).toBe(3);
    expect(drawn(7)).toBe(2);
  });

  it('DS-VIS-01: with the module eight Vision cards, without it none', () => {
    expect(begun('visions').solo.visions).toHaveLength(8);
    expect(begun('black').solo.watched).toBe(false);
  });

  it('DS-SET-11: everything on the table is in the view, and no face of a hidden room', () => {
    const seen = solo.view(begun('pink'), 'yellow');
    expect(seen.rooms.every(room => room.name === null)).toBe(true);
    expect(seen.tokens).toHaveLength(52);
    expect(seen).toMatchObject({ level: 'pink', row: [], deck: expect.any(Array) });
  });
});
