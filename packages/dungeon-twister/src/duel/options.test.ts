import { describe, expect, it } from 'vitest';
import { parseOptions } from './options.ts';

function read(raw: unknown) {
  const options = parseOptions(raw);
  return options.ok ? options.value : options.faults.map(fault => fault.at);
}

describe('what the players agree on', () => {
  it('nothing said is the plain game: 8 characters a side, to 5 VP', () => {
    expect(read({})).toEqual({
      target: 5,
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

  it('an option that does not exist is a fault', () => {
    expect(read({ dragons: 2 })).toEqual(['options.dragons']);
  });
});
