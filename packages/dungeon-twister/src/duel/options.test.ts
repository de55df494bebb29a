import { describe, expect, it } from 'vitest';
import { AMBUSH } from '../content/scenarios/ambush.ts';
import { duel } from './game.ts';

const { parseOptions } = duel;

function read(raw: unknown) {
  const options = parseOptions(raw);
  return options.ok ? options.value : options.faults.map(fault => fault.at);
}

describe('what the players agree on', () => {
  it('nothing said is the plain game: 8 characters a side, to 5 VP', () => {
    expect(read({})).toEqual({
      target: 5,
      forces: 'set',
      set: 'prison',
      scenario: null,
      beginner: false,
      quick: false,
      characters: { blue: 8, yellow: 8 },
      withoutHighCards: [],
      timer: null,
    });
  });

  it('DT-VP-02: the target is 5 to 8', () => {
    expect(read({ target: 8 })).toMatchObject({ target: 8 });
    expect(read({ target: 4 })).toEqual(['options.target']);
    expect(read({ target: 9 })).toEqual(['options.target']);
  });

  it('DT-OPT-03: a handicap leaves 4 to 7 characters and the target as it was', () => {
    expect(read({ characters: { blue: 4 } })).toMatchObject({
      target: 5,
      characters: { blue: 4, yellow: 8 },
    });
    expect(read({ characters: { yellow: 3 } })).toEqual(['options.characters.yellow']);
    expect(read({ characters: { yellow: 9 } })).toEqual(['options.characters.yellow']);
  });

  it('DT-OPT-05: the beginner game has 6 characters a side and no more', () => {
    expect(read({ beginner: true })).toMatchObject({ characters: { blue: 6, yellow: 6 } });
    expect(read({ beginner: true, characters: { blue: 7 } })).toEqual(['options.characters']);
  });

  it('DT-OPT-01, DT-OPT-02: a timer is two minutes a turn and five seconds an answer, or longer', () => {
    expect(read({ timer: {} })).toMatchObject({ timer: { turn: 120, answer: 5 } });
    expect(read({ timer: { turn: 300 } })).toMatchObject({ timer: { turn: 300, answer: 5 } });
    expect(parseOptions({ timer: { answer: 1 } }).ok).toBe(false);
  });

  it('DT-VP-02: where the sets are mixed the recommended target is 6, unless another is agreed on', () => {
    expect(read({ forces: 'free' })).toMatchObject({ target: 6 });
    expect(read({ forces: 'draft', target: 7 })).toMatchObject({ target: 7 });
    expect(read({ set: 'base' })).toMatchObject({ target: 5 });
  });

  it('DT-MIX-08: a scenario goes with its own kind of forces, and the beginner game with one set', () => {
    expect(read({ forces: 'scenario' })).toEqual(['options.scenario']);
    expect(read({ scenario: AMBUSH })).toEqual(['options.scenario']);
    expect(read({ forces: 'mutual', beginner: true })).toEqual(['options.beginner']);
    expect(read({ forces: 'scenario', scenario: AMBUSH })).toMatchObject({
      characters: { blue: 6, yellow: 6 },
    });
  });

  it('DT-MIX-08: what is wrong with a scenario is told with its place', () => {
    const wrong = (change: object) =>
      read({ forces: 'scenario', scenario: { ...AMBUSH, ...change } });
    const { blue, yellow } = AMBUSH.teams;
    expect(wrong({ rooms: [...AMBUSH.rooms.slice(1), '99L'] })).toEqual([
      'options.scenario.rooms.7',
    ]);
    expect(wrong({ rooms: AMBUSH.rooms.slice(1) })).toEqual(['options.scenario.rooms']);
    expect(wrong({ teams: { blue: [...blue, 'dragon'], yellow } })).toEqual([
      'options.scenario.teams.blue.11',
    ]);
    expect(wrong({ teams: { blue, yellow: ['naga', 'rope'] } })).toEqual([
      'options.scenario.teams.yellow',
    ]);
    expect(wrong({ starters: { blue: ['naga', 'warrior', 'troll', 'cleric'] } })).toEqual([
      'options.scenario.starters.blue',
    ]);
    expect(wrong({ teams: { blue: [...blue, ...blue], yellow } })).toEqual([
      'options.scenario.teams',
    ]);
  });

  it('DT-MULTI-01, DT-MULTI-24: three to five play with a team each, to 6; two are not mentioned', () => {
    expect(read({ players: 2 })).toEqual(read({}));
    expect(read({ players: 4, forces: 'draft', characters: { green: 5 } })).toMatchObject({
      players: 4,
      target: 6,
      characters: { blue: 8, yellow: 8, purple: 8, green: 5 },
    });
    expect(read({ players: 3, withoutHighCards: ['purple', 'blue'] })).toMatchObject({
      withoutHighCards: ['blue', 'purple'],
    });
  });

  it('DT-MULTI-24, DT-OPT-05: the beginner game gives more than two small teams on the whole board', () => {
    expect(read({ players: 3, beginner: true })).toMatchObject({
      target: 6,
      characters: { blue: 6, yellow: 6, purple: 6 },
    });
  });

  it('DT-MULTI-22: four may take the wide board, nobody else', () => {
    expect(read({ players: 4, board: 'wide' })).toMatchObject({ players: 4, board: 'wide' });
    expect(read({ players: 4 })).not.toHaveProperty('board');
    expect(read({ players: 3, board: 'wide' })).toEqual(['options.board']);
  });

  it('DT-MULTI-01: six do not play, nor anybody whose colour is not at the table', () => {
    for (const wrong of [
      { players: 6 },
      { players: 1 },
      { players: 3, characters: { green: 5 } },
      { withoutHighCards: ['purple'] },
      { players: 4, forces: 'scenario', scenario: AMBUSH },
    ]) {
      expect(read(wrong)).toEqual(['options.players']);
    }
  });

  it('an option that does not exist is a fault', () => {
    expect(read({ dragons: 2 })).toEqual(['options.dragons']);
  });
});
