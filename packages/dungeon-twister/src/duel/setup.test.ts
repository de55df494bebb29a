import { fastRandom, pick, type Random, seededRandom } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { isRevealed } from '../board/index.ts';
import { duel } from './game.ts';
import { setup } from './setup.ts';
import {
  BEHIND_SCREEN,
  type DuelSeat,
  type DuelState,
  isCharacter,
  planIn,
  rosterIn,
  SEATS,
  sideAt,
  sideOf,
  UNDER_ROOM,
} from './state.ts';

function begun(mode: string, random: Random): DuelState {
  const options = duel.parseOptions(duel.modes[mode]);
  if (!options.ok) throw new Error(mode);
  return setup(options.value, random);
}

function tokensOf(state: DuelState, seat: DuelSeat) {
  return rosterIn(state).tokens.filter(token => sideOf(state, token) === sideAt(seat));
}

function underRooms(state: DuelState): number[] {
  return planIn(state).positions.map(
    room => state.places.filter(place => place === UNDER_ROOM + room).length,
  );
}

/** Plays the whole set-up by chance; who hid first and who takes the first turn. */
function playSetup(state: DuelState, random: Random): { hid: DuelSeat; first: DuelSeat } {
  const drawn: DuelSeat[] = [];
  for (let asked = duel.decision(state)!; asked.question !== 'card'; ) {
    const seat = asked.seats[0]!;
    const action = pick(random, 'choice', duel.legal(state, seat));
    for (const event of duel.apply(state, seat, action, random)) {
      if (event.kind === 'first') drawn.push(event.seat);
    }
    asked = duel.decision(state)!;
  }
  return { hid: drawn[0]!, first: drawn[1]! };
}

describe('the box', () => {
  const state = begun('full', seededRandom('box'));

  it('DT-COMP-01: each player owns 8 characters and 6 objects', () => {
    for (const seat of SEATS) {
      const tokens = tokensOf(state, seat);
      expect(tokens.filter(token => isCharacter(state, token))).toHaveLength(8);
      expect(tokens.filter(token => !isCharacter(state, token))).toHaveLength(6);
    }
  });

  it('DT-COMP-01: eight rooms with 8 gears, 16 pits and 19 portcullises', () => {
    const { rooms } = state.labyrinth;
    const signs = rooms.flatMap(room => [...room.horizontal, ...room.vertical]).join('');
    expect(rooms).toHaveLength(8);
    expect(rooms.flatMap(room => room.pits)).toHaveLength(16);
    expect([...signs].filter(sign => sign === 'P')).toHaveLength(19);
  });

  it('DT-COMP-02: Combat cards make 26, Action cards 14, and there are 3 Jumps', () => {
    const sum = (values: readonly number[] = []) => values.reduce((all, value) => all + value, 0);
    for (const seat of SEATS) {
      const hand = duel.view(state, seat).hands[seat]!;
      expect(hand.combatCards).toEqual([0, 1, 2, 2, 3, 3, 4, 5, 6]);
      expect([sum(hand.combatCards), sum(hand.actionCards), hand.jumps]).toEqual([26, 14, 3]);
    }
  });
});

describe('building the maze', () => {
  it('DT-SET-01: one seed, one maze', () => {
    const maze = (seed: string) => duel.notation.printPosition(begun('full', seededRandom(seed)));
    expect(maze('torch')).toBe(maze('torch'));
    expect(maze('torch')).not.toBe(maze('lamp'));
  });

  it('DT-SET-01: each orientation of a position comes about a quarter of the time', () => {
    const counts = [0, 0, 0, 0];
    for (let seed = 0; seed < 4000; seed++) {
      counts[begun('full', fastRandom(seed)).labyrinth.quarters[5]!]!++;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('DT-SET-01: a view knows neither identity nor orientation of a face-down room', () => {
    const state = begun('quick', seededRandom('torch'));
    for (const seat of SEATS) {
      for (const room of duel.view(state, seat).rooms) {
        expect([room.name, room.quarters]).toEqual([null, 0]);
      }
    }
  });
});

describe('placing the tokens', () => {
  it('DT-SET-04: twenty tokens fill the rooms 2, 3, 3, 2 in both rows', () => {
    const random = seededRandom('fill');
    const state = begun('full', random);
    playSetup(state, random);
    expect(underRooms(state)).toEqual([2, 3, 3, 2, 2, 3, 3, 2]);
    expect(underRooms(begun('quick', seededRandom('fill')))).toEqual([2, 3, 3, 2, 2, 3, 3, 2]);
  });

  it('DT-SET-05: once placed, a token is named in no view, its owner’s included', () => {
    const state = begun('quick', seededRandom('peek'));
    for (const seat of SEATS) {
      const named = duel.view(state, seat).tokens.map(token => token.name);
      const hidden = rosterIn(state).tokens.filter(token => state.places[token]! >= UNDER_ROOM);
      expect(hidden).toHaveLength(20);
      for (const token of hidden) expect(named).not.toContain(state.names[token]);
    }
  });

  it('DT-SET-06: whoever hid first takes the first turn about half of the time', () => {
    let same = 0;
    for (let seed = 0; seed < 300; seed++) {
      const random = fastRandom(seed);
      const { hid, first } = playSetup(begun('full', random), random);
      if (hid === first) same++;
    }
    expect(Math.abs(same - 150)).toBeLessThan(45);
  });
});

describe('optional set-ups', () => {
  it('DT-OPT-03: with 5 characters Blue has 4 starters and 7 tokens on rooms, 17 lie in the maze', () => {
    for (let seed = 0; seed < 10; seed++) {
      const state = begun('handicap', fastRandom(seed));
      const blue = tokensOf(state, 'blue');
      const on = (hidden: boolean) =>
        blue.filter(
          token => state.places[token]! >= 0 && state.places[token]! >= UNDER_ROOM === hidden,
        );
      expect([on(false).length, on(true).length]).toEqual([4, 7]);
      expect(on(true).filter(token => isCharacter(state, token))).toHaveLength(1);
      expect(blue.filter(token => state.places[token] === BEHIND_SCREEN)).toHaveLength(3);
      expect(underRooms(state).reduce((all, count) => all + count)).toBe(17);
    }
  });

  it('DT-OPT-03: played by hand, the weaker player finishes placing alone', () => {
    const random = seededRandom('alone');
    const state = begun('handicap-full', random);
    playSetup(state, random);
    expect(underRooms(state).reduce((all, count) => all + count)).toBe(18);
  });

  it('DT-OPT-03: whoever gives up high cards has neither +5 nor +6', () => {
    const state = begun('handicap', seededRandom('cards'));
    expect(duel.view(state, 'blue').hands.blue!.combatCards).toEqual([0, 1, 2, 2, 3, 3, 4]);
    expect(duel.view(state, 'yellow').hands.yellow!.combatCards).toContain(6);
  });

  it('DT-OPT-05: the beginner game has 17 columns and 12 tokens, two under each of six rooms', () => {
    const state = begun('beginner', seededRandom('first'));
    expect(planIn(state).columns).toBe(17);
    expect(underRooms(state)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(planIn(state).positions.some(room => isRevealed(state.labyrinth, room))).toBe(false);
    expect(state.target).toBe(5);
    for (const piece of ['mekanork', 'telepath', 'bow', 'telescoping-spear']) {
      expect(state.names.some(name => name.endsWith(`:${piece}`))).toBe(false);
    }
    for (const seat of SEATS) {
      const tokens = tokensOf(state, seat);
      expect(tokens.filter(token => isCharacter(state, token))).toHaveLength(6);
      expect(tokens.filter(token => !isCharacter(state, token))).toHaveLength(4);
    }
  });
});
