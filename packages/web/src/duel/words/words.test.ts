import { DIRECTIONS, type DuelAction, type DuelEvent, duel } from '@oubliette/dungeon-twister';
import { ABILITY_WORDS } from '@oubliette/dungeon-twister/abilities/words.ts';
import { describe, expect, it } from 'vitest';
import type { DuelEventOf } from '../deeds/deed.ts';
import { wordsOfAction } from '../deeds/index.ts';
import { tellerOf, telling } from '../deeds/telling.ts';
import { sentence } from '../deeds/told.ts';
import { learnWords } from './abilities.ts';
import { gists as gistsEn } from './gists.en.ts';
import { gists as gistsRu } from './gists.ru.ts';
import { CHARACTER_IDS, OBJECT_IDS } from './mention.ts';
import { en, playAtRandom, ru, viewOf } from './testing.ts';

const gists: Readonly<Record<string, typeof gistsEn>> = { en: gistsEn, ru: gistsRu };
const languages = Object.entries({ en, ru });
const view = viewOf('turn 3 blue', 'left 2', 'B:naga @2,0', 'Y:naga @3,0');
const to = 'all' as const;

const EVENTS: { readonly [K in DuelEvent['kind']]: DuelEventOf<K> } = {
  starter: { kind: 'starter', to, seat: 'blue', dot: 3 },
  hidden: { kind: 'hidden', to, seat: 'blue', room: 2, token: 'B:rope' },
  paired: { kind: 'paired', to, seat: 'blue', number: 38 },
  picked: { kind: 'picked', to, seat: 'blue', token: 'B:naga' },
  removed: { kind: 'removed', to, seat: 'blue' },
  'starters-shown': { kind: 'starters-shown', to, tokens: ['B:naga', 'Y:cleric', 'Y:wizard'] },
  first: { kind: 'first', to, seat: 'yellow' },
  card: { kind: 'card', to, seat: 'blue', value: 4 },
  'turn-ended': { kind: 'turn-ended', to, seat: 'blue' },
  'cards-back': { kind: 'cards-back', to, seat: 'blue' },
  revealed: {
    kind: 'revealed',
    to,
    seat: 'blue',
    room: 1,
    name: '37L',
    quarters: 0,
    tokens: ['B:rope', 'Y:naga'],
  },
  put: { kind: 'put', to, token: 'B:rope', cell: 30 },
  yielded: { kind: 'yielded', to, seat: 'yellow' },
  turned: { kind: 'turned', to, token: 'B:mekanork', room: 1, arrow: 'clockwise' },
  stepped: { kind: 'stepped', to, token: 'B:naga', from: 2, cell: 3, load: null },
  took: { kind: 'took', to, token: 'B:naga', what: 'Y:key', cell: 3 },
  dropped: { kind: 'dropped', to, token: 'B:naga', what: 'B:cleric', cell: 3 },
  swapped: { kind: 'swapped', to, token: 'B:naga', what: 'Y:key', for: 'B:rope', cell: 3 },
  stopped: { kind: 'stopped', to, token: 'B:naga', cell: 3 },
  jumped: {
    kind: 'jumped',
    to,
    token: 'B:naga',
    from: 2,
    over: 3,
    cell: 4,
    load: null,
    left: 'B:key',
  },
  portcullis: { kind: 'portcullis', to, token: 'B:colossus', cell: 3, edge: 61, state: 'broken' },
  healed: { kind: 'healed', to, token: 'B:cleric', target: 'Y:naga' },
  pushed: {
    kind: 'pushed',
    to,
    token: 'B:banshee',
    target: 'Y:naga',
    from: 2,
    cell: 3,
    load: null,
  },
  did: { kind: 'did', to, deed: 'wall-walk', token: 'B:naga', from: 2, cell: 3, load: null },
  regenerated: { kind: 'regenerated', to, token: 'B:naga' },
  warded: { kind: 'warded', to, token: 'Y:naga', what: 'Y:rope' },
  fizzled: { kind: 'fizzled', to, token: 'B:naga', what: 'B:rope' },
  drank: { kind: 'drank', to, token: 'B:naga', what: 'B:rope' },
  fireball: { kind: 'fireball', to, token: 'B:wizard', target: 'Y:naga' },
  attacked: { kind: 'attacked', to, how: 'spear', token: 'B:naga', target: 'Y:naga' },
  declared: { kind: 'declared', to, token: 'B:cleric' },
  pits: { kind: 'pits', to, sign: 'sun', open: true },
  supported: { kind: 'supported', to, token: 'B:cleric' },
  demanded: { kind: 'demanded', to, seat: 'blue', value: 3 },
  'must-play': { kind: 'must-play', to, seat: 'yellow', value: 3 },
  'hand-shown': { kind: 'hand-shown', to, seat: 'yellow', cards: [0, 2] },
  chose: { kind: 'chose', to, seat: 'yellow' },
  laid: { kind: 'laid', to, seat: 'yellow', cards: [3] },
  fought: {
    kind: 'fought',
    to,
    attackers: ['B:naga'],
    defenders: ['Y:naga'],
    cards: [3, 1],
    totals: [5, 3],
    winner: 'blue',
  },
  wounded: { kind: 'wounded', to, token: 'Y:naga', cell: 3 },
  fell: { kind: 'fell', to, token: 'Y:naga', cell: 3 },
  killed: { kind: 'killed', to, token: 'Y:naga', cell: 3 },
  lost: { kind: 'lost', to, token: 'Y:key', cell: 3 },
  broke: { kind: 'broke', to, token: 'B:telescoping-spear' },
  left: { kind: 'left', to, token: 'B:naga', cell: 21, load: 'B:cleric' },
  scored: { kind: 'scored', to, seat: 'blue', points: 1 },
  over: { kind: 'over', to, winners: ['blue'], reason: 'target', rule: 'DT-END-01' },
};

const token = 'B:naga';
const target = 'Y:cleric';
const [north] = DIRECTIONS;
const work = { token, side: north!, far: true };

const ACTIONS: { readonly [K in DuelAction['do']]: Extract<DuelAction, { do: K }> } = {
  starter: { do: 'starter', token, dot: 3 },
  hide: { do: 'hide', token, room: 2 },
  card: { do: 'card', value: 4 },
  demand: { do: 'demand', value: 3 },
  choose: { do: 'choose', value: 3 },
  end: { do: 'end' },
  drop: { do: 'drop' },
  stop: { do: 'stop' },
  fight: { do: 'fight' },
  reveal: { do: 'reveal', room: 1 },
  put: { do: 'put', token, x: 8, y: 3 },
  yield: { do: 'yield' },
  turn: { do: 'turn', token, room: 1, arrow: 'clockwise' },
  step: { do: 'step', to: north! },
  move: { do: 'move', token },
  take: { do: 'take', token: 'B:rope' },
  swap: { do: 'swap', token: 'B:rope' },
  support: { do: 'support', token, weapon: 'B:bow' },
  declare: { do: 'declare', token },
  jump: { do: 'jump', token, over: 1, land: 1, leave: false },
  attack: { do: 'attack', token, target },
  shoot: { do: 'shoot', token, target },
  spear: { do: 'spear', token, target },
  heal: { do: 'heal', token, target },
  scream: { do: 'scream', token, target },
  open: { do: 'open', ...work },
  close: { do: 'close', ...work },
  break: { do: 'break', ...work },
  fire: { do: 'fire', token, to: north! },
  'wall-walk': { do: 'wall-walk', token, to: north! },
  breathe: { do: 'breathe', token, to: north! },
  steal: { do: 'steal', token, target, what: 'Y:rope' },
  teleport: { do: 'teleport', token, x: 8, y: 3 },
  charm: { do: 'charm', token, target: token },
  'grow-strong': { do: 'grow-strong', token },
  search: { do: 'search', token, to: north! },
  forge: { do: 'forge', token },
  refresh: { do: 'refresh', token, to: north! },
  invoke: { do: 'invoke', token, room: 1 },
  breach: { do: 'breach', ...work },
  'feign-pit': { do: 'feign-pit', token, x: 8, y: 3 },
  'feign-rubble': { do: 'feign-rubble', token, x: 8, y: 3 },
  'lift-pit': { do: 'lift-pit', token },
  'lift-rubble': { do: 'lift-rubble', token },
  regenerate: { do: 'regenerate', token },
  drink: { do: 'drink', token },
  pair: { do: 'pair', number: 38 },
  enlist: { do: 'enlist', token },
  remove: { do: 'remove', token },
};

/** Room names, squares and nothing else may be Latin in a Russian sentence. */
const latin = (words: string) =>
  words.replace(/\b\d\d?[A-Z]\b|\b[a-z]\d+\b/g, '').match(/[A-Za-z]+/g);

learnWords(ABILITY_WORDS);

describe.each(languages)('words in %s', (language, texts) => {
  const check = (words: string) => {
    expect(words).not.toMatch(/undefined|null|NaN|\[object/);
    if (language === 'ru') expect(latin(words), words).toBe(null);
  };

  it('tell every kind of event in one sentence', () => {
    expect(Object.keys(EVENTS).sort()).toEqual([...duel.events].sort());
    for (const event of Object.values(EVENTS)) {
      const words = sentence(telling(texts, view, tellerOf(event)), event);
      expect(words).toMatch(/^[A-ZА-ЯЁ].*\.$/);
      check(words);
    }
  });

  it('name every action', () => {
    for (const action of Object.values(ACTIONS)) {
      const words = wordsOfAction(texts, action, view, 0);
      expect(words.length).toBeGreaterThan(2);
      check(words);
    }
  });

  it('ask every question, to one side and to both', () => {
    for (const ask of Object.values(texts.asked.questions)) {
      check(ask(['yellow']));
      expect(ask(['yellow'])).not.toBe(ask(['blue', 'yellow']));
    }
    const frames = [
      'pairs',
      'picks',
      'gathering',
      'removal',
      'starters',
      'hiding',
      'card',
      'turn',
      'move',
      'put',
      'muster',
      'demand',
      'fight',
    ];
    expect(Object.keys(texts.asked.questions)).toEqual(frames);
  });

  it('name every piece and say what it can do, citing the rule', () => {
    for (const piece of [...CHARACTER_IDS, ...OBJECT_IDS]) {
      check(texts.names[piece]);
      for (const { title, words, rule } of gists[language]![piece]) {
        check(title);
        check(words);
        expect(duel.rules.ids.has(rule), rule).toBe(true);
      }
    }
  });

  it('name every deed', () => {
    expect(Object.values(texts.asked.deeds).every(name => name.length > 2)).toBe(true);
  });
});

describe('what the table must not tell', () => {
  it('DT-SET-05: a hidden token is not named again, not even to its owner', () => {
    for (const [, texts] of languages) {
      const words = sentence(telling(texts, view, 'blue'), EVENTS.hidden);
      expect(words).not.toContain(texts.names.rope);
    }
  });

  it('DT-TELEPATH-02: the table reads that a hand was shown, not which', () => {
    const shown = { kind: 'hand-shown', to: 'all', seat: 'yellow' } as const;
    expect(sentence(telling(en, view, null), shown)).toBe(
      'Yellow does not hold it and shows all Combat cards to the Telepath.',
    );
  });
});

describe('matches played at random', () => {
  it.each(['quick', 'full', 'beginner', 'base', 'draft'])(
    '%s: are told without a gap in Russian',
    mode => {
      const seen = new Set<string>();
      for (let seed = 1; seed <= 6; seed++) {
        const { chapters, view: after } = playAtRandom(mode, seed, 900);
        for (const event of chapters.flatMap(({ events }) => events)) {
          seen.add(event.kind);
          const words = sentence(telling(ru, after, tellerOf(event)), event);
          expect(latin(words), words).toBe(null);
        }
      }
      expect(seen.size).toBeGreaterThan(20);
    },
  );
});

describe('where a step leads', () => {
  it.each([
    ['up', 'вверх', 0],
    ['right', 'вправо', 1],
  ] as const)('is said as it looks on the screen: %s', (english, russian, turned) => {
    const words = (texts: typeof en) => wordsOfAction(texts, ACTIONS.step, view, turned);
    expect([words(en), words(ru)]).toEqual([`Step: ${english}`, `Шаг: ${russian}`]);
  });

  it('DT-PORT-02: while a portcullis is worked where it stands', () => {
    expect(wordsOfAction(ru, { do: 'open', ...work, side: north!, far: false }, view, 0)).toBe(
      'Открыть решётку сверху',
    );
  });
});
