import type { DuelEvent } from '@oubliette/dungeon-twister';
import { describe, expect, it } from 'vitest';
import { chapter, en, playAtRandom, ru, viewOf } from '../words/testing.ts';
import { squaresThen } from './squares.ts';
import { newsIn, storyWords } from './story.ts';

const view = viewOf('turn 3 blue', 'left 2', 'B:naga @4,0', 'B:rope @4,0', 'Y:telepath @2,1');
const to = 'all' as const;

const step = (token: string, from: number, cell: number): DuelEvent => ({
  kind: 'stepped',
  to,
  token,
  from,
  cell,
  load: null,
});
const stop = (token: string, cell: number): DuelEvent => ({ kind: 'stopped', to, token, cell });
const chapters = (...actions: (readonly DuelEvent[])[]) =>
  actions.map((events, index) => chapter('blue', index + 1, ...events));

const told = (actions: (readonly DuelEvent[])[]) => {
  const story = chapters(...actions);
  const words = (texts: typeof en) => storyWords(texts, story, view).map(line => line.words);
  return [words(en), words(ru)];
};

const fought = (winner: 'blue' | 'yellow' | null, totals: [number, number]): DuelEvent => ({
  kind: 'fought',
  to,
  attackers: ['B:backstabber'],
  defenders: ['Y:telepath'],
  cards: [3, 4],
  totals,
  winner,
});
const attacked: DuelEvent = {
  kind: 'attacked',
  to,
  how: 'attack',
  token: 'B:backstabber',
  target: 'Y:telepath',
};
const chose = (seat: 'blue' | 'yellow'): DuelEvent => ({ kind: 'chose', to, seat });

describe('news', () => {
  it('tell the end of a turn where it was', () => {
    const news = [
      chapter('blue', 1, { kind: 'turn-ended', to, seat: 'blue' }),
      chapter('yellow', 2, { kind: 'card', to, seat: 'yellow', value: 3 }),
    ];
    expect(newsIn(en, news, view)).toBe('Blue ends the turn. Yellow plays 3 Actions.');
  });
});

describe('a walk of many actions is one line', () => {
  it('with what was done on the way', () => {
    const took: DuelEvent = { kind: 'took', to, token: 'B:naga', what: 'B:rope', cell: 3 };
    expect(
      told([[], [step('B:naga', 2, 3)], [took], [step('B:naga', 3, 4)], [stop('B:naga', 4)]]),
    ).toEqual([['Naga walks to e1, taking the Rope.'], ['Нага идёт на e1, забрав Верёвку.']]);
  });

  it('DT-CARRY-03: what is taken and left again on the way was only moved', () => {
    const took: DuelEvent = { kind: 'took', to, token: 'B:naga', what: 'B:rope', cell: 3 };
    const left: DuelEvent = { ...took, kind: 'dropped', cell: 4 };
    expect(
      told([
        [],
        [step('B:naga', 2, 3)],
        [took],
        [step('B:naga', 3, 4)],
        [left],
        [stop('B:naga', 4)],
      ]),
    ).toEqual([['Naga walks to e1, moving the Rope.'], ['Нага идёт на e1, перенеся Верёвку.']]);
    const swapped: DuelEvent = { ...took, kind: 'swapped', what: 'B:key', for: 'B:rope', cell: 4 };
    expect(
      told([
        [step('B:naga', 2, 3)],
        [took],
        [step('B:naga', 3, 4)],
        [swapped],
        [stop('B:naga', 4)],
      ])[0],
    ).toEqual(['Naga walks to e1, moving the Rope and taking the Key.']);
  });

  it('and two moves in a row say their price', () => {
    const walk = (from: number) => [[step('B:naga', from, from + 1)], [stop('B:naga', from + 1)]];
    const swapped: DuelEvent = {
      kind: 'swapped',
      to,
      token: 'B:naga',
      what: 'Y:key',
      for: 'B:rope',
      cell: 4,
    };
    expect(told([...walk(2), ...walk(3), [swapped]])).toEqual([
      ['Naga walks to e1 for 2 AP, swapping the Rope for the Key.'],
      ['Нага идёт на e1 за 2 ОД, обменяв Верёвку на Ключ.'],
    ]);
  });

  it('DT-CARRY-02: whoever stops on an object has taken it', () => {
    const put: DuelEvent = { kind: 'put', to, token: 'Y:key', cell: 4 };
    const walk = [[step('B:naga', 2, 3)], [step('B:naga', 3, 4)]];
    expect(told([[put], ...walk, [stop('B:naga', 4)]])[0]!.at(-1)).toBe(
      'Naga walks to e1, taking the Key.',
    );
    expect(told([[put], ...walk])[0]!.at(-1)).toBe('Naga walks to e1.');
  });

  it('DT-CARRY-02: … also when the next move takes him further', () => {
    const put: DuelEvent = { kind: 'put', to, token: 'Y:key', cell: 3 };
    const first = [[step('B:naga', 2, 3)], [stop('B:naga', 3)]];
    const next: DuelEvent = {
      kind: 'stepped',
      to,
      token: 'B:naga',
      from: 3,
      cell: 4,
      load: 'Y:key',
    };
    expect(told([[put], ...first, [next], [stop('B:naga', 4)]])[0]!.at(-1)).toMatch(
      /^Naga walks to e1 .*taking the Key\.$/,
    );
  });

  it('DT-CARRY-02: whoever lands on an object after a jump has taken it', () => {
    const put: DuelEvent = { kind: 'put', to, token: 'Y:key', cell: 4 };
    const flight = { token: 'B:naga', from: 2, over: 3, cell: 4, load: null, left: null };
    expect(told([[put], [{ kind: 'jumped', to, ...flight }]]).map(lines => lines.at(-1))).toEqual([
      'Naga jumps over the pit to e1, taking the Key.',
      'Нага прыгает через ловушку на e1, забрав Ключ.',
    ]);
  });

  it('another walker begins another line', () => {
    expect(
      told([[step('B:naga', 2, 3)], [stop('B:naga', 3)], [step('B:cleric', 7, 8)]])[0],
    ).toEqual(['Naga walks to d1.', 'Cleric walks to i1.']);
  });

  it('DT-EXIT-04: whoever leaves is told by that, with the load and the point', () => {
    const left: DuelEvent = { kind: 'left', to, token: 'B:naga', cell: 21, load: 'B:cleric' };
    const scored: DuelEvent = { kind: 'scored', to, seat: 'blue', points: 1 };
    expect(told([[step('B:naga', 20, 21), left, scored]])).toEqual([
      ['Naga leaves the maze, taking Cleric along. Blue scores 1 VP.'],
      ['Нага покидает лабиринт и уносит Клерика. Синие получают 1 ПО.'],
    ]);
  });
});

describe('forces and the original set', () => {
  it('DT-GOBLIN-01, DT-TREASURE-01: what more than leaving brought points is named', () => {
    const left: DuelEvent = { kind: 'left', to, token: 'B:goblin', cell: 21, load: 'Y:treasure' };
    const scored: DuelEvent = { kind: 'scored', to, seat: 'blue', points: 3 };
    expect(told([[step('B:goblin', 20, 21), left, scored]])).toEqual([
      [
        'Goblin leaves the maze, taking the Treasure along. Blue scores 3 VP: 2 for the Goblin and 1 for the Treasure.',
      ],
      [
        'Гоблин покидает лабиринт и уносит Сокровище. Синие получают 3 ПО: 2 за Гоблина и 1 за Сокровище.',
      ],
    ]);
  });

  it('DT-MIX-07: a force that was gathered in secret is one line without names', () => {
    const picked: DuelEvent = { kind: 'picked', to, seat: 'blue' };
    expect(told([[picked], [picked], [picked]])).toEqual([
      ['Blue secretly picks 3 pieces.'],
      ['Синие втайне берут 3 жетона.'],
    ]);
  });
});

describe('a combat of many actions is one line, told by its outcome', () => {
  const wounded: DuelEvent = { kind: 'wounded', to, token: 'Y:telepath', cell: 25 };

  it('sums, cards and who is wounded', () => {
    const actions = [
      [attacked],
      [chose('blue')],
      [chose('yellow'), fought('blue', [5, 4]), wounded],
    ];
    expect(told(actions)).toEqual([
      ["Backstabber 2+3 beats Yellow's Telepath 0+4: Yellow's Telepath is wounded."],
      ['Разбойница 2+3 побеждает Телепата жёлтых 0+4: Телепат жёлтых ранен.'],
    ]);
  });

  it('DT-ALL-14: who is charmed wins for another than its owner, and loses to it', () => {
    const charmed = (winner: 'blue' | 'yellow', totals: [number, number]): DuelEvent => ({
      kind: 'fought',
      to,
      attackers: ['Y:naga'],
      defenders: ['Y:telepath'],
      cards: [3, 4],
      totals,
      winner,
    });
    const wins = (winner: 'blue' | 'yellow', totals: [number, number]) =>
      told([[attacked], [chose('yellow'), charmed(winner, totals)]])[0]![0];
    expect(wins('blue', [6, 4])).toContain('Naga 3+3 beats');
    expect(wins('yellow', [4, 5])).toContain('Telepath 1+4 beats');
  });

  it('DT-CBT-05: a tie', () => {
    expect(told([[attacked], [chose('blue'), chose('yellow'), fought(null, [5, 5])]])).toEqual([
      ["Backstabber 2+3 against Yellow's Telepath 1+4: a tie, nobody is wounded."],
      ['Разбойница 2+3 против Телепата жёлтых 1+4: ничья, никто не ранен.'],
    ]);
  });

  it('DT-GRP-01: a group in the plural, in the right case', () => {
    const group: DuelEvent = {
      kind: 'fought',
      to,
      attackers: ['B:colossus', 'B:naga'],
      defenders: ['Y:mekanork', 'Y:naga'],
      cards: [2, 0],
      totals: [9, 4],
      winner: 'blue',
    };
    const harm = ['Y:mekanork', 'Y:naga'].map(
      (token): DuelEvent => ({ kind: 'wounded', to, token, cell: 25 }),
    );
    expect(told([[chose('yellow'), group, ...harm]])).toEqual([
      [
        "Colossus and Naga 7+2 beat Yellow's Mekanork and Naga 4+0: Yellow's Mekanork and Naga are wounded.",
      ],
      ['Колосс и Нага 7+2 побеждают Меканорка и Нагу жёлтых 4+0: Меканорк и Нага жёлтых ранены.'],
    ]);
  });

  it('DT-RNG-03: a shooter who loses loses nothing', () => {
    expect(told([[attacked], [chose('yellow'), fought('yellow', [3, 6])]])[0]).toEqual([
      "Yellow's Telepath 2+4 beats Backstabber 0+3: nobody is wounded.",
    ]);
  });

  it('DT-TELEPATH-01: a demand has a line of its own', () => {
    const demanded: DuelEvent = { kind: 'demanded', to, seat: 'yellow', value: 3 };
    const must: DuelEvent = { kind: 'must-play', to, seat: 'blue', value: 3 };
    expect(
      told([[attacked], [demanded, must], [chose('yellow'), fought('blue', [5, 4]), wounded]])[1],
    ).toEqual([
      'Телепат жёлтых требует карту +3. Синие обязаны сыграть +3.',
      'Разбойница 2+3 побеждает Телепата жёлтых 0+4: Телепат жёлтых ранен.',
    ]);
  });

  it('before the cards the attack itself', () => {
    expect(told([[attacked], [chose('yellow')]])).toEqual([
      ["Backstabber attacks Yellow's Telepath.", 'Yellow has laid a Combat card.'],
      ['Разбойница атакует Телепата жёлтых.', 'Жёлтые положили карту сражения.'],
    ]);
  });
});

describe('what came of a deed stands in the same line', () => {
  it('DT-WAND-02: a fireball says once that somebody is gone', () => {
    const burnt: DuelEvent = { kind: 'fireball', to, token: 'B:wizard', target: 'Y:telepath' };
    const killed: DuelEvent = { kind: 'killed', to, token: 'Y:telepath', cell: 25 };
    const carried: DuelEvent = { kind: 'killed', to, token: 'Y:naga', cell: 25 };
    const scored: DuelEvent = { kind: 'scored', to, seat: 'blue', points: 1 };
    expect(told([[burnt, killed, scored, carried, scored]])).toEqual([
      [
        "Wizard burns Yellow's Telepath with the Fireball Wand, which is spent. Yellow's Naga is eliminated. Blue scores 2 VP.",
      ],
      [
        'Маг сжигает Телепата жёлтых огненным шаром; Волшебной палочки больше нет. Нага жёлтых уничтожена. Синие получают 2 ПО.',
      ],
    ]);
  });

  it('DT-BANSHEE-04: pushed into a pit', () => {
    const pushed: DuelEvent = {
      kind: 'pushed',
      to,
      token: 'B:banshee',
      target: 'B:naga',
      from: 2,
      cell: 3,
      load: null,
    };
    const fell: DuelEvent = { kind: 'fell', to, token: 'B:naga', cell: 3 };
    const killed: DuelEvent = { kind: 'killed', to, token: 'B:naga', cell: 3 };
    expect(told([[pushed, fell, killed]])[1]).toEqual([
      'Дух криком отталкивает Нагу на d1. Нага падает в ловушку и гибнет.',
    ]);
  });

  it('DT-MEKANORK-01: a turn against the arrow', () => {
    const turn = (arrow: 'clockwise' | 'counter-clockwise'): DuelEvent => ({
      kind: 'turned',
      to,
      token: 'B:mekanork',
      room: 1,
      arrow,
    });
    expect(told([[turn('clockwise')], [turn('counter-clockwise')]])[0]).toEqual([
      'Mekanork turns room 37L clockwise, against its arrow.',
      'Mekanork turns room 37L counter-clockwise.',
    ]);
  });
});

describe('the squares of a line', () => {
  it('are where the fighters stood, also when they have gone since', () => {
    const walk = [[step('B:naga', 3, 4)], [stop('B:naga', 4)]];
    const healed: DuelEvent = { kind: 'healed', to, token: 'B:cleric', target: 'B:naga' };
    const [first] = storyWords(en, chapters([healed], ...walk), view);
    expect(first!.cells).toEqual([3]);
  });

  const healed = (target: string): DuelEvent => ({ kind: 'healed', to, token: 'B:cleric', target });

  it('DT-BANSHEE-03: a push taken back leaves what lay where it ended', () => {
    const now = viewOf('turn 3 blue', 'Y:naga @4,0', 'B:rope @4,0');
    const pushed: DuelEvent = {
      kind: 'pushed',
      to,
      token: 'B:banshee',
      target: 'Y:naga',
      from: 3,
      cell: 4,
      load: null,
    };
    const attacked: DuelEvent = {
      kind: 'attacked',
      to,
      how: 'attack',
      token: 'B:rope',
      target: '',
    };
    const [first, second] = storyWords(en, chapters([healed('Y:naga')], [pushed]), now);
    expect([first!.cells, second!.cells]).toEqual([[3], [3, 4]]);
    const squares = squaresThen([attacked, pushed], now);
    expect(squares.get(attacked)).toEqual([4]);
  });

  it('DT-JUMP-06: whoever is carried over a pit, or out of the maze, stood where the bearer stood', () => {
    const now = viewOf('turn 3 blue', 'B:colossus @5,0', 'B:naga @5,0 wounded');
    const jumped: DuelEvent = {
      kind: 'jumped',
      to,
      token: 'B:colossus',
      from: 3,
      over: 4,
      cell: 5,
      load: 'B:naga',
      left: null,
    };
    const before = healed('B:naga');
    expect(squaresThen([before, jumped], now).get(before)).toEqual([3]);
    const left: DuelEvent = { kind: 'left', to, token: 'B:wizard', cell: 21, load: 'B:banshee' };
    const earlier = healed('B:banshee');
    expect(squaresThen([earlier, left], now).get(earlier)).toEqual([21]);
  });

  it('DT-ROT-03: follow the turns of the room backwards', () => {
    const before = healed('B:naga');
    const turned: DuelEvent = {
      kind: 'turned',
      to,
      token: 'B:cleric',
      room: 0,
      arrow: 'clockwise',
    };
    const now = viewOf('turn 3 blue', 'B:naga @5,1');
    const [first] = storyWords(en, chapters([before], [turned]), now);
    expect(first!.cells).toEqual([2]);
  });
});

describe('turns', () => {
  it('DT-TURN-01: every line knows its turn; the end of a turn needs no words', () => {
    const { chapters: story, view: after } = playAtRandom('quick', 3, 400);
    const lines = storyWords(en, story, after);
    const cards = story.flatMap(({ events }) => events).filter(({ kind }) => kind === 'card');
    expect(lines.at(-1)!.turn).toBe(cards.length);
    expect(lines.some(({ words }) => words.includes('ends the turn'))).toBe(false);
    expect(lines.length).toBeLessThan(story.length);
  });

  it('moments rise, and the last line leads to the last action that tells anything', () => {
    const { chapters: story, view: after } = playAtRandom('full', 5, 600);
    const moments = storyWords(ru, story, after).map(({ moment }) => moment);
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    const telling = story.filter(({ events }) => events.some(({ kind }) => kind !== 'turn-ended'));
    expect(moments.at(-1)).toBe(telling.at(-1)!.moment);
  });
});
