import { describe, expect, it } from 'vitest';
import { cell, wishesIn } from '../deeds/testing.ts';
import type { BoardIntent } from '../deeds/wishes.ts';
import { type BoardOffer, isPause, offersAt, offersNow } from './offers.ts';
import { answerAt } from './wish.ts';

const turn = ['maze hall@0', 'turn 3 yellow', 'left 2'];

const at = (wishes: BoardIntent, x: number, y: number): BoardOffer[] =>
  offersAt(wishes, offersNow(wishes), cell(x, y));

const kinds = (offers: readonly BoardOffer[]) =>
  offers.map(({ action, move }) => (move === null ? action.do : 'walk'));

describe('what a click can mean', () => {
  it('walks the selected character, for as many AP as it takes', () => {
    const wishes = wishesIn([...turn, 'Y:cleric @8,2'], { selected: 'Y:cleric' });
    expect(at(wishes, 6, 2)).toMatchObject([{ price: 1 }]);
    expect(at(wishes, 2, 2)).toMatchObject([{ price: 2 }]);
    expect(offersNow(wishesIn([...turn, 'Y:cleric @8,2']))).toEqual([]);
  });

  it('DT-CARRY-06: lists the ways that change what lies where, and the pause on the way', () => {
    const wishes = wishesIn([...turn, 'Y:cleric @8,2', 'Y:key @8,2'], { selected: 'Y:cleric' });
    const offers = at(wishes, 7, 2);
    expect(offers.map(({ move }) => move!.hands.map(({ do: kind }) => kind))).toEqual([
      [],
      ['drop'],
      [],
    ]);
    expect(offers.map(isPause)).toEqual([false, false, true]);
    const { actions } = offers.at(-1)!;
    expect(actions.map(action => action.do)).toEqual(['move', 'step']);
  });

  it('DT-CBT-01: attacks a neighbour, DT-RNG-01: shoots at whom it sees', () => {
    const close = wishesIn([...turn, 'Y:cleric @8,2', 'B:naga @9,2'], { selected: 'Y:cleric' });
    expect(kinds(at(close, 9, 2))).toEqual(['attack']);
    const far = wishesIn([...turn, 'Y:cleric @8,2', 'Y:bow @8,2', 'B:naga @8,4'], {
      selected: 'Y:cleric',
    });
    expect(kinds(at(far, 8, 4))).toEqual(['shoot']);
  });

  it('DT-WAND-01: burns a friend only when fire was chosen', () => {
    const lines = [...turn, 'Y:wizard @8,2', 'Y:fireball-wand @8,2', 'Y:naga @8,4'];
    expect(kinds(at(wishesIn(lines, { selected: 'Y:wizard' }), 8, 4))).toEqual([]);
    const burning = wishesIn(lines, { selected: 'Y:wizard', deed: 'fire' });
    expect(kinds(at(burning, 8, 4))).toEqual(['fire']);
  });

  it('DT-CLERIC-01: heals an enemy only when healing was chosen', () => {
    const lines = [...turn, 'Y:cleric @8,2', 'B:naga @9,2 wounded struck', 'Y:naga @8,3 wounded'];
    const wishes = wishesIn(lines, { selected: 'Y:cleric' });
    expect(kinds(at(wishes, 9, 2))).not.toContain('heal');
    expect(kinds(at(wishes, 8, 3))).toContain('heal');
    const healing = wishesIn(lines, { selected: 'Y:cleric', deed: 'heal' });
    expect(kinds(at(healing, 9, 2))).toEqual(['heal']);
  });

  it('DT-ROT-01: turns rooms by a click on who stands on the gear, or on the room', () => {
    const lines = ['maze 37R@0 hall@0', 'turn 3 blue', 'left 2', 'B:naga @3,2'];
    const wishes = wishesIn(lines, { selected: 'B:naga' });
    expect(kinds(at(wishes, 3, 2))).toContain('turn');
    const turning = wishesIn(lines, { selected: 'B:naga', deed: 'turn' });
    expect(kinds(at(turning, 5, 4))).toEqual(['turn']);
    expect(kinds(at(turning, 6, 4))).toEqual([]);
  });

  it('DT-REV-01: reveals the room that is clicked, whoever is selected', () => {
    const lines = ['maze hall@0 hall@0? hall@0', 'turn 3 yellow', 'left 1', 'Y:naga @11,2'];
    expect(kinds(at(wishesIn(lines), 8, 4))).toEqual(['reveal']);
  });

  it('DT-REV-04: puts the token that is selected', () => {
    const lines = [
      'maze 37R@0 hall@0',
      'turn 3 yellow',
      'Y:naga up',
      'Y:cleric up',
      'asks put R0 yellow Y:naga,Y:cleric later -',
    ];
    const wishes = wishesIn(lines, { selected: 'Y:cleric' });
    expect(at(wishes, 4, 4).map(({ action }) => action)).toEqual([
      { do: 'put', token: 'Y:cleric', x: 4, y: 4 },
    ]);
  });
});

describe('why nothing happens', () => {
  it('DT-BOARD-05, DT-PORT-01: a wall, or no way while the portcullises are closed', () => {
    const lines = ['maze 37R@0 hall@0', 'turn 3 blue', 'left 1', 'B:colossus @2,2'];
    const wishes = wishesIn(lines, { selected: 'B:colossus' });
    expect(answerAt(wishes, cell(0, 2))).toEqual({ refusal: { rule: 'DT-BOARD-05' } });
    expect(answerAt(wishes, cell(15, 2))).toEqual({ refusal: { rule: 'DT-PORT-01' } });
  });

  it('DT-MOVE-01: a way that is too long', () => {
    const lines = ['maze hall@0', 'turn 3 blue', 'left 1', 'B:colossus @2,2'];
    const wishes = wishesIn(lines, { selected: 'B:colossus' });
    expect(answerAt(wishes, cell(15, 2))).toEqual({ refusal: { rule: 'DT-MOVE-01' } });
  });

  it('DT-CBT-01, DT-RNG-01: an enemy out of reach is asked about with the weapon in hand', () => {
    const bare = wishesIn([...turn, 'Y:cleric @8,2', 'B:naga @12,3'], { selected: 'Y:cleric' });
    expect(answerAt(bare, cell(12, 3))).toEqual({
      ask: { do: 'attack', token: 'Y:cleric', target: 'B:naga' },
    });
    const bow = wishesIn([...turn, 'Y:cleric @8,2', 'Y:bow @8,2', 'B:naga @12,3'], {
      selected: 'Y:cleric',
    });
    expect(answerAt(bow, cell(12, 3))).toMatchObject({ ask: { do: 'shoot' } });
  });

  it('DT-REV-01: a room face down is asked about', () => {
    const lines = ['maze hall@0 hall@0? hall@0', 'turn 3 yellow', 'left 1', 'Y:naga @14,2'];
    expect(answerAt(wishesIn(lines), cell(7, 3))).toEqual({ ask: { do: 'reveal', room: 1 } });
  });
});
