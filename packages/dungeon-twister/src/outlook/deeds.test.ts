import { fastRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { duel } from '../duel/game.ts';
import type { Character } from '../pieces/piece.ts';
import { outlook } from './index.ts';
import { activeSeat, position, prospects, turns } from './testing/positions.ts';

const deed = (state: Parameters<typeof prospects>[0], token: string, name: string) =>
  prospects(state, token).deeds.find(each => each.deed === name);

const turn = ['maze hall@0', 'turn 3 yellow', 'left 2'];

describe('deeds', () => {
  it('DT-ACT-01: each is told at the price that the engine takes, and with all it can be done upon', () => {
    for (const state of turns(40)) {
      const seat = activeSeat(state);
      const { characters, rooms } = outlook(state, seat);
      const all = characters.flatMap(({ deeds }) => deeds);
      for (const { ways } of all) {
        for (const { action, price } of ways) {
          const after = duel.clone(state);
          duel.apply(after, seat, action, fastRandom(0));
          expect(state.left - after.left, duel.notation.printAction(action)).toBe(price);
        }
      }
      const reveals = rooms.filter(({ rule }) => rule === null).length;
      const told = all.reduce((sum, { ways }) => sum + ways.length, 0);
      expect(told + reveals + 1).toBe(duel.legal(state, seat).length);
    }
  });

  it('DT-MERC-20, DT-MERC-21: forging and searching are spoken of where there is a place for them', () => {
    const pieces = ['turn 3 yellow', 'left 2', 'Y:naga @3,2', 'Y:rope @3,2'];
    const works = `room works 91 clockwise
+   +   +   +   +   +
  G   .   .   .   .
+   +   +   +   +   +
  .   E   .   A   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +
  .   .   .   .   .
+   +   +   +   +   +`;
    const somewhere = position(works, 'maze works@0', ...pieces);
    expect(deed(somewhere, 'Y:naga', 'forge')).toMatchObject({ ways: [], rule: 'DT-MERC-21' });
    expect(deed(somewhere, 'Y:naga', 'search')).toBeDefined();
    const faceDown = position(works, 'maze hall@0 works@0? hall@0', ...pieces);
    expect(deed(faceDown, 'Y:naga', 'forge')).toBeUndefined();
    const nowhere = position('maze hall@0', ...pieces);
    expect(deed(nowhere, 'Y:naga', 'forge')).toBeUndefined();
    expect(deed(nowhere, 'Y:naga', 'search')).toBeUndefined();
  });

  it('DT-CLERIC-01: only a Cleric heals, and is told so when nobody is near', () => {
    const state = position(...turn, 'Y:cleric @8,2', 'Y:naga @9,2', 'B:naga @12,2 wounded');
    expect(deed(state, 'Y:naga', 'heal')).toBeUndefined();
    expect(deed(state, 'Y:cleric', 'heal')).toMatchObject({
      ways: [],
      rule: 'DT-CLERIC-01',
      general: 'DT-CLERIC-01',
    });
  });

  it('DT-RNG-01: only who holds a Bow shoots; who is beset is told why not', () => {
    const bow = position(...turn, 'Y:cleric @8,2', 'Y:bow @8,2', 'B:naga @9,2', 'B:cleric @8,4');
    expect(deed(bow, 'Y:cleric', 'shoot')).toMatchObject({ ways: [], rule: 'DT-RNG-01' });
    const bare = position(...turn, 'Y:cleric @8,2', 'B:cleric @8,4');
    expect(deed(bare, 'Y:cleric', 'shoot')).toBeUndefined();
  });

  it('DT-WAND-01: a Wizard is told of the Fireball without a wand, nobody else with one', () => {
    const state = position(...turn, 'Y:wizard @8,2', 'Y:cleric @9,3', 'Y:fireball-wand @9,3');
    expect(deed(state, 'Y:wizard', 'fire')).toMatchObject({ ways: [], rule: 'DT-WAND-01' });
    expect(deed(state, 'Y:cleric', 'fire')).toBeUndefined();
  });

  it('DT-KEY-01: whoever holds the Key works portcullises', () => {
    const state = position(...turn, 'Y:naga @8,2', 'Y:key @8,2', 'Y:cleric @9,3');
    expect(deed(state, 'Y:naga', 'open')?.rule).toBe('DT-PORT-02');
    expect(deed(state, 'Y:cleric', 'open')).toBeUndefined();
  });

  it('DT-ACT-01: without AP every deed says so', () => {
    const state = position('maze hall@0', 'turn 3 yellow', 'left 0', 'Y:banshee @8,2');
    const { deeds, moves } = prospects(state, 'Y:banshee');
    expect(deeds.map(({ deed, rule }) => [deed, rule])).toContainEqual(['scream', 'DT-ACT-01']);
    expect(deeds.every(({ ways, rule }) => ways.length === 0 && rule === 'DT-ACT-01')).toBe(true);
    expect(moves).toEqual([]);
  });

  it('DT-JUMP-02: a jump needs a pit beside', () => {
    const state = position(...turn, 'Y:cleric @8,2');
    expect(deed(state, 'Y:cleric', 'jump')?.rule).toBe('DT-JUMP-02');
  });

  it('DT-REV-01: rooms that lie face down tell why they cannot be revealed', () => {
    const state = position(
      'maze hall@0 hall@0? hall@0',
      'turn 3 yellow',
      'left 1',
      'Y:cleric @3,2',
      'Y:naga @11,2',
    );
    const rooms = outlook(state, 'yellow').rooms;
    expect(rooms).toEqual([{ room: 1, price: 1, rule: null }]);
    const far = position('maze hall@0 hall@0? hall@0', 'turn 3 yellow', 'left 1', 'Y:cleric @3,2');
    expect(outlook(far, 'yellow').rooms).toEqual([{ room: 1, price: 1, rule: 'DT-REV-01' }]);
  });

  it('DT-TURN-05: nobody else is told anything', () => {
    const state = position(...turn, 'Y:cleric @8,2', 'B:naga @12,2');
    expect(outlook(state, 'blue')).toEqual({ characters: [], rooms: [] });
  });

  it('DT-TROLL-01, DT-ACT-03: a wounded Troll is offered his regeneration and nothing else', () => {
    const state = position('maze hall@0', 'turn 3 blue', 'left 2', 'B:troll @3,3 wounded');
    const { deeds, moves } = prospects(state, 'B:troll');
    expect(deeds.map(({ deed }) => deed)).toEqual(['regenerate']);
    expect(moves).toEqual([]);
  });

  it('DT-MERC-09: a combat that costs nothing is told at no price, beside the one that is paid', () => {
    const samurai: Character = {
      kind: 'character',
      id: 'samurai',
      move: 4,
      combat: 3,
      abilities: ['fights-free'],
    };
    const plain = position(...turn, 'Y:naga @8,2', 'B:cleric @9,2');
    const names = plain.names.map(name => (name === 'Y:naga' ? 'Y:samurai' : name));
    const state = { ...plain, names, further: [samurai] };
    expect(deed(state, 'Y:samurai', 'attack')).toMatchObject({
      price: 1,
      ways: [
        { action: { do: 'attack', token: 'Y:samurai', target: 'B:cleric' }, price: 1 },
        { action: { do: 'attack', weapon: 'Y:samurai' }, price: 0 },
      ],
    });
  });

  it('DT-POTION-01: who spares the potion lets the card pay, as far as its AP go', () => {
    const state = position(
      ...['maze hall@0', 'turn 3 blue', 'left 2'],
      ...['B:banshee @8,2 ap 3', 'Y:naga @8,4', 'B:naga @10,2'],
    );
    const [scream] = deed(state, 'B:banshee', 'scream')!.ways;
    expect(scream).toMatchObject({ price: 2, spared: { ...scream!.action, card: 2 } });
    const far = prospects(state, 'B:banshee').moves.find(({ ap }) => ap === 4)!;
    const shares = far.spared!.filter(({ do: act }) => act === 'move');
    expect(shares.map(action => ('card' in action ? action.card : null))).toEqual([
      1,
      1,
      null,
      null,
    ]);
    expect(shares).not.toEqual(far.actions);
    const others = prospects(state, 'B:naga');
    expect(others.deeds.flatMap(({ ways }) => ways).some(way => 'spared' in way)).toBe(false);
    expect(others.moves.some(move => 'spared' in move)).toBe(false);
  });

  it('DT-POTION-01: the engine accepts whatever the card is to pay', () => {
    const state = position(
      ...['maze hall@0', 'turn 3 blue', 'left 1'],
      ...['B:banshee @8,2 ap 3', 'Y:naga @8,4'],
    );
    const { deeds, moves } = prospects(state, 'B:banshee');
    const wishes = [
      ...deeds.flatMap(({ ways }) => ways.flatMap(({ spared }) => (spared ? [[spared]] : []))),
      ...moves.flatMap(({ spared }) => (spared ? [spared] : [])),
    ];
    expect(wishes.length).toBeGreaterThan(5);
    for (const actions of wishes) {
      const after = duel.clone(state);
      for (const action of actions) {
        expect(duel.refusal(after, 'blue', action), duel.notation.printAction(action)).toBeNull();
        duel.apply(after, 'blue', action, fastRandom(0));
      }
    }
  });

  it('DT-POTION-01: each deed is offered once, however it could be paid, and so is a room', () => {
    const maze = 'maze hall@0 hall@0? hall@0? hall@0? hall@0 hall@0? hall@0? hall@0?';
    const state = position(maze, 'turn 3 blue', 'left 0', 'B:goblin @5,3 ap 4', 'Y:troll @4,3');
    const { deeds, moves } = prospects(state, 'B:goblin');
    expect(deeds.find(({ deed }) => deed === 'attack')?.ways).toHaveLength(1);
    expect(moves.length).toBeGreaterThan(0);
    expect(outlook(state, 'blue').rooms[0]).toMatchObject({ room: 1, rule: null, by: 'B:goblin' });
  });
});
