import { claustrophobia, type Event, QUESTIONS } from '@oubliette/claustrophobia';
import { describe, expect, it } from 'vitest';
import { type CaveTexts, en } from '../words/messages.en.ts';
import { ru } from '../words/messages.ru.ts';
import { playAtRandom, startOf } from '../words/testing.ts';
import type { CaveEventKind, CaveEventOf } from './deed.ts';
import { sentence, wordsOfAction } from './index.ts';
import { settingOf } from './setting.ts';

const languages = Object.entries({ en, ru });
const view = startOf('survivors');
const to = 'all' as const;
const cell = '@0,0';

const EVENTS: { readonly [K in CaveEventKind]: CaveEventOf<K> } = {
  bid: { kind: 'bid', to, seat: 'human', points: 17 },
  team: { kind: 'team', to, seat: 'demon', points: 17 },
  hired: { kind: 'hired', to, who: 'BR2' },
  equipped: { kind: 'equipped', to, who: 'BL1', object: 'O1' },
  'gift-chosen': { kind: 'gift-chosen', to, gift: 'G3' },
  'bought-advantage': { kind: 'bought-advantage', to },
  'cards-dealt': { kind: 'cards-dealt', to, count: 2, cards: ['grenade', 'oil'] },
  marker: { kind: 'marker', to, seat: 'human', cell, side: 'E' },
  'marker-gone': { kind: 'marker-gone', to },
  seal: { kind: 'seal', to, cell },
  round: { kind: 'round', to, round: 3 },
  phase: { kind: 'phase', to, phase: 'threat' },
  'action-dice': { kind: 'action-dice', to, dice: [1, 4, 6] },
  given: { kind: 'given', to, who: 'RD', die: 5 },
  assigned: { kind: 'assigned', to, aside: [2] },
  exhausted: { kind: 'exhausted', to, who: 'BL2' },
  refreshed: { kind: 'refreshed', to, who: 'BL2' },
  gift: { kind: 'gift', to, gift: 'G2', target: 'BR1 3' },
  blessed: { kind: 'blessed', to, who: 'BR1', with: 'cbt' },
  card: { kind: 'card', to, seat: 'demon', card: 'cave-in', target: '@0,0 E' },
  'event-cancelled': { kind: 'event-cancelled', to, card: 'terror' },
  passed: { kind: 'passed', to, seat: 'demon' },
  foresaw: { kind: 'foresaw', to, tiles: ['T05', 'T18'] },
  acting: { kind: 'acting', to, who: 'TR3' },
  acted: { kind: 'acted', to, who: 'TR3' },
  moved: { kind: 'moved', to, who: 'RD', from: cell, cell },
  dived: { kind: 'dived', to, who: 'TR1', from: cell, cell },
  stopped: { kind: 'stopped', to, who: 'RD' },
  exploring: { kind: 'exploring', to, who: 'BL1', cell, side: 'N' },
  'found-nothing': { kind: 'found-nothing', to, cell, side: 'N' },
  drawn: { kind: 'drawn', to, tile: 'T18' },
  placed: { kind: 'placed', to, tile: 'T18', cell, openings: 'NS' },
  'dead-end': { kind: 'dead-end', to, tile: 'T04', back: true },
  hole: { kind: 'hole', to, cell },
  sprung: { kind: 'sprung', to, who: 'BL1', cell, die: 5 },
  mechanism: { kind: 'mechanism', to, who: 'BL1', cell },
  attacked: { kind: 'attacked', to, who: 'D', target: 'RD', cell },
  rolled: { kind: 'rolled', to, who: 'D', dice: [2, 5], def: 4, hits: 1 },
  rerolled: { kind: 'rerolled', to, who: 'D', dice: [6], hits: 1 },
  hits: { kind: 'hits', to, target: 'TR', cell, hits: 2 },
  guarded: { kind: 'guarded', to, who: 'BR1', target: 'RD' },
  line: { kind: 'line', to, who: 'BR1', line: 4 },
  healed: { kind: 'healed', to, who: 'BR1', line: 4 },
  wounded: { kind: 'wounded', to, who: 'D', wounds: 2 },
  killed: { kind: 'killed', to, who: 'PD1', cell },
  removed: { kind: 'removed', to, who: 'TR1', cell },
  blast: { kind: 'blast', to, who: 'TR1', die: 5, hit: true },
  'destiny-dice': { kind: 'destiny-dice', to, dice: [1, 3, 6] },
  'die-placed': { kind: 'die-placed', to, area: 'legion', dice: [3, 6] },
  area: { kind: 'area', to, area: 'legion', dice: [3, 6] },
  tp: { kind: 'tp', to, tp: 7 },
  'events-drawn': { kind: 'events-drawn', to, count: 1 },
  trap: { kind: 'trap', to, who: 'RD' },
  entered: { kind: 'entered', to, who: 'TR1', cell },
  'object-lost': { kind: 'object-lost', to, object: 'O3' },
  'cave-in': { kind: 'cave-in', to, cell, side: 'E' },
  cleared: { kind: 'cleared', to, cell, side: 'E' },
  d10: { kind: 'd10', to, value: 6 },
  charge: { kind: 'charge', to, who: 'BR1', charges: 2 },
  'fuse-pulled': { kind: 'fuse-pulled', to, who: 'TR1', charges: 1 },
  explosion: { kind: 'explosion', to },
  'seal-hit': { kind: 'seal-hit', to, cell },
  'seal-broken': { kind: 'seal-broken', to, cell },
  exorcised: { kind: 'exorcised', to, who: 'BL2', cell },
  asleep: { kind: 'asleep', to, cell },
  searched: { kind: 'searched', to, who: 'BL1', cell, treasure: true },
  'treasure-taken': { kind: 'treasure-taken', to, who: 'BL1', cell },
  'treasure-dropped': { kind: 'treasure-dropped', to, who: 'BL1', cell },
  escaped: { kind: 'escaped', to, who: 'RD' },
  guided: { kind: 'guided', to, cell },
  'guide-gone': { kind: 'guide-gone', to },
  poisoned: { kind: 'poisoned', to, who: 'RD' },
  over: { kind: 'over', to, winners: ['human'], reason: 'goal', rule: 'CL-WIN-01' },
};

/** Numerals of the Brutes and Blades, and nothing else, may be Latin in a Russian sentence. */
const latin = (words: string) => words.replace(/(?<= )I{1,2}(?![A-Za-z])/g, '').match(/[A-Za-z]+/g);

describe.each(languages)('words in %s', (language, texts) => {
  const check = (words: string) => {
    expect(words.length).toBeGreaterThan(1);
    expect(words).not.toMatch(/undefined|null|NaN|\[object/);
    if (language === 'ru') expect(latin(words), words).toBe(null);
  };

  it('tell every kind of event in one sentence', () => {
    expect(Object.keys(EVENTS).sort()).toEqual([...claustrophobia.events].sort());
    for (const event of Object.values(EVENTS) as Event[]) {
      const words = sentence(settingOf(texts, view), event);
      expect(words).toMatch(/^[A-ZА-ЯЁ“«0-9].*\.$/);
      check(words);
    }
  });

  it.each(Object.keys(claustrophobia.modes))('name whatever can be done (%s)', mode => {
    for (const [action, then] of playAtRandom(mode, 7, 500).offered) {
      check(wordsOfAction(settingOf(texts, then), action));
    }
  });

  it('ask every question', () => {
    for (const kind of QUESTIONS) check(texts.asked.questions[kind]);
  });
});

describe('a tile that is next to nobody who acts', () => {
  const buy = (texts: CaveTexts, cell: string) =>
    wordsOfAction(settingOf(texts, view), { do: 'buy', who: 'TR', to: cell });

  it('is found from the nearest human', () => {
    expect(buy(en, '@2,-1')).toMatch(/, 2 east and 1 north of Redeemer$/);
    expect(buy(en, '@0,1')).toMatch(/, 1 south of Redeemer$/);
    expect(buy(en, '@0,0')).toMatch(/, with Redeemer$/);
    expect(buy(ru, '@-2,1')).toMatch(/, на 2 западнее и на 1 южнее, чем Спаситель$/);
    expect(buy(ru, '@0,0')).toMatch(/, там же, где Спаситель$/);
  });
});

describe('a walk that is only thought of', () => {
  const go = (texts: CaveTexts, cell: string) =>
    wordsOfAction({ ...settingOf(texts, view), from: '@0,0' }, { do: 'go', to: cell });

  it('is told from where it would begin', () => {
    expect(go(en, '@0,-1')).toMatch(/^Go north, to /);
    expect(go(en, '@2,-1')).toMatch(/^Go 2 east and 1 north, to /);
    expect(go(ru, '@2,-1')).toMatch(/^Идти на 2 плитки к востоку и на 1 плитку к северу, на /);
    expect(go(ru, '@-2,0')).toMatch(/^Идти на 2 плитки к западу, /);
    expect(go(en, '@0,0')).not.toMatch(/,/);
  });
});

describe('Russian declines', () => {
  const tell = (event: Event) => sentence(settingOf(ru, view), event);

  it('names of humans keep their numeral', () => {
    expect(tell({ kind: 'attacked', to, who: 'TR2', target: 'BR1', cell })).toBe(
      'Троглодит нападает на Дикаря I.',
    );
    expect(tell({ kind: 'blessed', to, who: 'BL2', with: 'mvt' })).toBe(
      'Спаситель благословляет Наёмника II: +1 к движению.',
    );
  });

  it('the Demon of the scenario has its own name', () => {
    expect(tell({ kind: 'wounded', to, who: 'D', wounds: 2 })).toBe(
      'У Подземного охотника 2 ранения.',
    );
    const fight = settingOf(ru, startOf('nest'));
    expect(sentence(fight, { kind: 'attacked', to, who: 'RD', target: 'D', cell })).toBe(
      'Спаситель нападает на Демона-стража.',
    );
  });

  it('the plain Troglodytes of a tile are many', () => {
    expect(tell({ kind: 'attacked', to, who: 'RD', target: 'TR', cell })).toBe(
      'Спаситель нападает на троглодитов.',
    );
    expect(tell({ kind: 'guarded', to, who: 'D', target: 'TR' })).toBe(
      'Подземный охотник принимает удар за троглодитов.',
    );
  });
});
