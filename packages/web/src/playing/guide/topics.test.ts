import { outlook as caveOutlook, claustrophobia } from '@oubliette/claustrophobia';
import { duel, outlook as duelOutlook, solo } from '@oubliette/dungeon-twister';
import { decide, fastRandom, type Game, type Shape, startMatch } from '@oubliette/kernel';
import { describe, expect, it } from 'vitest';
import { shelfOf } from '../../ledger/library.ts';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';
import { offeredOf, shownIn, topicsOf } from './topics.ts';

interface FirstMatch {
  readonly name: string;
  readonly game: Game<Shape>;
  readonly options: object;
  readonly seat: string;
  readonly outlook: (state: never, seat: never) => unknown;
  readonly matches: number;
}

const FIRST: readonly FirstMatch[] = [
  {
    name: 'duel',
    game: duel as unknown as Game<Shape>,
    options: { quick: true },
    seat: 'blue',
    outlook: duelOutlook,
    matches: 200,
  },
  {
    name: 'solo',
    game: solo as unknown as Game<Shape>,
    options: { quick: true },
    seat: 'yellow',
    outlook: state => duelOutlook(state, 'yellow'),
    matches: 60,
  },
  {
    name: 'claustrophobia',
    game: claustrophobia as unknown as Game<Shape>,
    options: { scenario: 'S1' },
    seat: 'human',
    outlook: caveOutlook,
    matches: 16,
  },
];

/** What a beginner meets in some matches in which everybody does whatever comes to mind. */
function met({ name, game, options, seat, outlook, matches }: FirstMatch) {
  const topics = topicsOf(name);
  const offered = new Set<string>();
  const shown = new Set<string>();
  const isMissing = (seen: Set<string>) => seen.size < topics.length;
  for (let seed = 0; seed < matches && (isMissing(offered) || isMissing(shown)); seed++) {
    const parsed = game.parseOptions(options);
    if (!parsed.ok) throw new Error(parsed.faults[0]?.text);
    const match = startMatch(game, parsed.value, `guide ${seed}`);
    const random = fastRandom(seed);
    for (let moment = 1; moment <= 400; moment++) {
      const asked = game.decision(match.state);
      if (asked === null) break;
      const one = asked.seats[0]!;
      const legal = game.legal(match.state, one);
      if (one === seat && isMissing(offered)) {
        const missing = topics.filter(({ id }) => !offered.has(id));
        const offer = {
          legal,
          get outlook() {
            return outlook(match.state as never, one as never);
          },
        };
        for (const { topic } of offeredOf(missing, offer)) offered.add(topic.id);
      }
      const verdict = decide(match, one, legal[random.below('answer', legal.length)]!);
      if (!verdict.ok) throw new Error(verdict.refusal.rule);
      const chapter = { moment, seat: one, events: verdict.events };
      for (const id of Object.keys(shownIn(topics, [chapter], seat))) shown.add(id);
    }
  }
  return { offered, shown };
}

describe.each(FIRST)('the guide of $name', first => {
  const topics = topicsOf(first.name);

  it.each(topics)('tells of “$id” in both languages, with a rule that exists', ({ id, rule }) => {
    for (const { title, words } of [en, ru].map(all => all.topics[first.name]![id]!)) {
      expect(title.length).toBeGreaterThan(3);
      expect(words.length).toBeLessThan(200);
    }
    expect(shelfOf(rule)).toBeDefined();
  });

  it('meets every topic, and everybody who plays shows that he knows it', () => {
    const { offered, shown } = met(first);
    const ids = topics.map(({ id }) => id).sort();
    expect([...offered].sort()).toEqual(ids);
    expect([...shown].sort()).toEqual(ids);
  });
});

it('DT-CLERIC-01: sends a Cleric to friends only', () => {
  const place = (target: string) => {
    const topic = topicsOf('duel').find(({ id }) => id === 'heal')!;
    const legal = [{ do: 'heal', token: 'B:cleric', target }];
    return topic.place({ legal, outlook: null });
  };
  expect(place('B:naga')).toBe('B:cleric');
  expect(place('Y:naga')).toBeNull();
});

it('counts only what the person did, and each time that it was done', () => {
  const chapters = [
    { moment: 1, seat: 'blue', events: [{ kind: 'card' }, { kind: 'stopped' }] },
    { moment: 2, seat: 'yellow', events: [{ kind: 'card' }] },
    { moment: 3, seat: 'blue', events: [{ kind: 'card' }] },
  ] as never;
  expect(shownIn(topicsOf('duel'), chapters, 'blue')).toEqual({ card: 2, move: 1 });
});
