import { claustrophobia, type Event } from '@oubliette/claustrophobia';
import { describe, expect, it } from 'vitest';
import { en } from '../words/messages.en.ts';
import { ru } from '../words/messages.ru.ts';
import { chapter, playAtRandom, startOf } from '../words/testing.ts';
import { storyWords } from './story.ts';

const view = startOf('survivors');
const to = 'all' as const;
const cell = '@0,0';

const told = (...actions: (readonly Event[])[]) => {
  const story = actions.map((events, index) => chapter('human', index + 1, ...events));
  return [en, ru].map(texts => storyWords(texts, story, view).map(({ words }) => words));
};

const attacked: Event = { kind: 'attacked', to, who: 'D', target: 'RD', cell };
const rolled: Event = { kind: 'rolled', to, who: 'D', dice: [5, 2, 4], def: 4, hits: 2 };
const hits: Event = { kind: 'hits', to, target: 'RD', cell, hits: 2 };

describe('an attack of many actions is one line, told by its outcome', () => {
  it('CL-COMB-11: dice, defence, hits, the bodyguard and the lines', () => {
    const guarded: Event = { kind: 'guarded', to, who: 'BR1', target: 'RD' };
    const line = (who: string, line: number): Event => ({ kind: 'line', to, who, line });
    expect(told([attacked, rolled, hits], [guarded], [line('BR1', 5)], [line('RD', 1)])).toEqual([
      [
        'The Underground Hunter attacks Redeemer: 5, 2 and 4 against defence 4, two hits; Brute I takes a hit for Redeemer; Brute I loses line 5; Redeemer loses line 1.',
      ],
      [
        'Подземный охотник нападает на Спасителя: 5, 2 и 4 против защиты 4, 2 удара; Дикарь I принимает удар за Спасителя; Дикарь I теряет линию 5; Спаситель теряет линию 1.',
      ],
    ]);
  });

  it('CL-COMB-04: killed Troglodytes are counted; CL-TILE-03: doubled hits are told', () => {
    const killed = (who: string): Event => ({ kind: 'killed', to, who, cell });
    expect(
      told([
        { ...attacked, who: 'BR1', target: 'TR' },
        { ...rolled, who: 'BR1', dice: [6], def: 3, hits: 1 },
        { ...hits, target: 'TR', hits: 2 },
        killed('TR1'),
        killed('TR2'),
      ]),
    ).toEqual([
      [
        'Brute I attacks the Troglodytes: 6 against defence 3, one hit; doubled by the Hungry Tunnels to two; two Troglodytes die.',
      ],
      [
        'Дикарь I нападает на троглодитов: 6 против защиты 3, 1 удар; Голодные тоннели удваивают: 2; гибнут 2 троглодита.',
      ],
    ]);
  });

  it('S7: what Crawling Death takes in the next round is no part of the last fight', () => {
    const line = (who: string): Event => ({ kind: 'line', to, who, line: 2 });
    const lines = told(
      [attacked, rolled, hits],
      [line('RD')],
      [{ kind: 'round', to, round: 2 }, line('BR1')],
    )[0]!;
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/Redeemer loses line 2\.$/);
    expect(lines[1]).toBe('Brute I loses line 2.');
  });

  it('CL-ACT-01: a human who lets his action pass is told, one who did something is not told twice', () => {
    const acting = (who: string): Event => ({ kind: 'acting', to, who });
    const acted = (who: string): Event => ({ kind: 'acted', to, who });
    expect(told([acting('BR1')], [acted('BR1')], [acting('TR1')], [acted('TR1')])).toEqual([
      ['Brute I waits.'],
      ['Дикарь I выжидает.'],
    ]);
    const moved: Event = { kind: 'moved', to, who: 'RD', from: '@1,0', cell };
    expect(told([acting('RD')], [moved], [acted('RD')])[0]).toHaveLength(1);
  });

  it('S5: lines that a freed man comes without belong to the exorcism, not to the fight', () => {
    const line = (line: number): Event => ({ kind: 'line', to, who: 'BR2', line });
    expect(
      told(
        [attacked, rolled, { kind: 'killed', to, who: 'D', cell }],
        [{ kind: 'exorcised', to, who: 'BR2', cell }],
        [line(5)],
        [line(1)],
      )[0]![1],
    ).toBe('The spirit is driven out: Brute II is free. Brute II loses lines 5 and 1.');
  });

  it('CL-TAL-03: a reroll belongs to it, a card before the dice has its own line before it', () => {
    const card: Event = { kind: 'card', to, seat: 'human', card: 'fury', target: '' };
    const again: Event = { kind: 'rerolled', to, who: 'BL1', dice: [5], hits: 1 };
    expect(
      told(
        [{ ...attacked, who: 'BL1', target: 'D' }],
        [card],
        [{ ...rolled, who: 'BL1', dice: [1, 6], def: 4, hits: 1 }],
        [again, { kind: 'wounded', to, who: 'D', wounds: 2 }],
      )[0],
    ).toEqual([
      'Humans play “Righteous Fury”. It says: “Two more dice in one attack”.',
      'Blade I attacks the Underground Hunter: 1 and 6, rerolled 5, against defence 4, two hits; the Underground Hunter has two wounds.',
    ]);
  });
});

describe('several actions in one line', () => {
  it('CL-EXPL-03: an exploration is told by what was found', () => {
    const exploring: Event = { kind: 'exploring', to, who: 'BL1', cell, side: 'N' };
    const placed: Event = { kind: 'placed', to, tile: 'T18', cell: '@0,-1', openings: 'NS' };
    expect(told([exploring])[0]).toEqual(['Blade I explores an opening to the north.']);
    expect(told([exploring], [{ kind: 'drawn', to, tile: 'T18' }], [placed])).toEqual([
      ['Blade I explores: Flooded Tunnel.'],
      ['Наёмник I исследует ход: Затопленный тоннель.'],
    ]);
  });

  it('CL-INIT-02: the dice that are given', () => {
    const given = (who: string, die: number): Event => ({ kind: 'given', to, who, die });
    expect(
      told([given('RD', 5)], [given('BR1', 2)], [{ kind: 'assigned', to, aside: [1] }]),
    ).toEqual([
      ['The dice are given: Redeemer 5, Brute I 2; left over: 1.'],
      ['Кубики: Спасителю — 5, Дикарю I — 2; остались: 1.'],
    ]);
    expect(told([given('RD', 3)], [{ kind: 'assigned', to, aside: [] }])[1]).toEqual([
      'Кубик: Спасителю — 3.',
    ]);
  });

  it('CL-ENTR-01: figures that enter on one tile, without the points that they cost', () => {
    const tp = (points: number): Event => ({ kind: 'tp', to, tp: points });
    const entered = (who: string): Event => ({ kind: 'entered', to, who, cell });
    expect(told([tp(3), entered('TR1')], [tp(2), entered('TR2')])).toEqual([
      ['Two Troglodytes enter in the Pentacle Room.'],
      ['2 троглодита входят в игру в Комнате с пентаграммой.'],
    ]);
  });

  it('CL-EVT-14: a tough one is called so as long as it lives, and not after', () => {
    const card: Event = { kind: 'card', to, seat: 'demon', card: 'tough', target: cell };
    const entered: Event = { kind: 'entered', to, who: 'TR1', cell };
    const killed: Event = { kind: 'killed', to, who: 'TR1', cell };
    expect(told([card], [entered], [killed], [{ ...entered }])[0]).toEqual([
      'Demons play “Tough Troglodyte”: Pentacle Room. It says: “A tough one appears where you like”.',
      'The Tough Troglodyte enters in the Pentacle Room.',
      'The Tough Troglodyte dies.',
      'A Troglodyte enters in the Pentacle Room.',
    ]);
  });
});

describe.each(Object.keys(claustrophobia.modes))('a whole match (%s)', mode => {
  it.each([en, ru])('has words for everything, rising moments, rounds and phases', texts => {
    const { chapters, view: after } = playAtRandom(mode, 11, 900);
    const lines = storyWords(texts, chapters, after);
    for (const { words } of lines) {
      expect(words).toMatch(/^[A-ZА-ЯЁ“«0-9].*\.$/);
      expect(words).not.toMatch(/undefined|null|NaN/);
    }
    const rounds = lines.map(({ round }) => round);
    expect(rounds).toEqual([...rounds].sort((one, two) => one - two));
    expect(rounds.at(-1)).toBe(after.facts.round);
    expect(lines.length).toBeLessThan(chapters.length * 2);
  });
});

describe('a tile that is told alone', () => {
  it('S8: is the Guide’s only where there is one', () => {
    const drawn: Event = { kind: 'drawn', to, tile: 'T03' };
    const words = (scenario: string) =>
      storyWords(en, [chapter('demon', 1, drawn)], startOf(scenario))[0]!.words;
    expect(words('survivors')).toMatch(/^Drawn: /);
    expect(words('nest')).toMatch(/^The Guide explores: /);
  });
});

describe('the price of a figure', () => {
  it('CL-ENTR-01: is no part of the area of destiny before it', () => {
    const area: Event = { kind: 'area', to, area: 'taste', dice: [3, 4] };
    const entered: Event = { kind: 'entered', to, who: 'TR1', cell };
    expect(told([area], [{ kind: 'tp', to, tp: 5 }, entered])[0]![0]).not.toContain('5.');
  });
});

describe('headings', () => {
  it('CL-ROUND-01: without anything to set up the story begins in round 1', () => {
    const given: Event = { kind: 'given', to, who: 'RD', die: 2 };
    const first = storyWords(en, [chapter('human', 1, given)], startOf('possessed'))[0]!;
    expect([first.round, first.phase]).toEqual([1, 'initiative']);
    const marker: Event = { kind: 'marker', to, seat: 'human', cell, side: 'N' };
    const set = storyWords(en, [chapter('human', 1, marker)], view)[0]!;
    expect([set.round, set.phase]).toEqual([0, 'setup']);
  });
});

describe('against the machine', () => {
  it('the reader is “you”, the other side keeps its name', () => {
    const card = (seat: 'human' | 'demon'): Event => ({
      kind: 'card',
      to,
      seat,
      card: seat === 'human' ? 'fury' : 'panic',
      target: '',
    });
    const over: Event = {
      kind: 'over',
      to,
      winners: ['human'],
      reason: 'goal',
      rule: 'CL-WIN-01',
    };
    const story = [card('human'), card('demon'), over].map((event, index) =>
      chapter('human', index + 1, event),
    );
    const lines = [en, ru].map(texts =>
      storyWords(texts, story, view, undefined, 'human').map(({ words }) => words.split('.')[0]),
    );
    expect(lines).toEqual([
      ['You play “Righteous Fury”', 'Demons play “Panic!”', 'You win the match'],
      [
        'Вы играете карту «Праведный гнев»',
        'Демоны играют карту «Паника!»',
        'Вы выигрываете партию',
      ],
    ]);
    const beaten = [en, ru].map(
      texts => storyWords(texts, story, view, undefined, 'demon').at(-1)!.words,
    );
    expect(beaten).toEqual([
      'You lose: the humans win the match.',
      'Вы проигрываете: партию выигрывают люди.',
    ]);
  });
});
