import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from './messages.en.ts';
import { ru } from './messages.ru.ts';
import { CARD_NUMBERS as CARDS, TILE_NUMBERS as TILES } from './numbers.ts';

const rules = new URL('../../../../claustrophobia/rules/', import.meta.url).pathname;
const languages = Object.entries({ en, ru }) as ['en' | 'ru', typeof en][];

interface Entry {
  readonly name: string;
  readonly body: string;
}

/** The entries of a book by their first number. */
function entriesOf(language: string, book: string): Map<string, Entry> {
  const parts = readFileSync(`${rules}${language}/${book}.md`, 'utf8').split(/^### /m).slice(1);
  return new Map(
    parts.map(part => {
      const [head = '', ...lines] = part.split('\n');
      const [ids = '', name = ''] = head.split(' · ');
      return [ids.split(/[,–]/)[0]!, { name, body: lines.join('\n') }];
    }),
  );
}

const fact = ({ body }: Entry, name: RegExp): string | undefined =>
  new RegExp(`^- (?:${name.source}): (.*)$`, 'm').exec(body)?.[1];

const OBJECTS = { blunderbuss: 'O1', shield: 'O3', scepter: 'O5', hammer: 'O6' } as const;

describe.each(languages)(
  'what stands on the cards, in %s, is what the ledger says',
  (language, texts) => {
    const content = entriesOf(language, 'content');
    const card = (id: string) => {
      const entry = content.get(id)!;
      return { name: entry.name, words: fact(entry, /Card text|Текст карты/) };
    };

    it('cards, objects, gifts, Demons', () => {
      for (const [kind, id] of Object.entries(CARDS)) {
        expect(texts.cards[kind as keyof typeof CARDS]).toEqual(card(id));
      }
      for (const [kind, id] of Object.entries(OBJECTS)) {
        expect(texts.objects[kind as keyof typeof OBJECTS]).toEqual(card(id));
      }
      for (const [id, words] of Object.entries({ ...texts.gifts, ...texts.demons })) {
        expect(words).toEqual(card(id));
      }
    });

    it('humans', () => {
      for (const [id, words] of Object.entries(texts.humans)) expect(words).toMatchObject(card(id));
    });

    it('CL-TAL-09: what a blessing gives', () => {
      const { words } = texts.humans.RD;
      for (const gift of ['+1', '+2', { en: 'healed', ru: 'исцеляется' }[language]]) {
        expect(words).toContain(gift);
      }
    });

    it('tiles, without the number of their rule', () => {
      for (const [kind, id] of Object.entries(TILES)) {
        const { name, words } = texts.tiles[kind as keyof typeof TILES];
        const [first = ''] = content.get(id)!.body.split('\n');
        expect(name).toBe(content.get(id)!.name);
        expect(words).toBe(first.replace(/ (See|См\.) CL-TILE-\d+\.$/, ''));
      }
    });

    it('scenarios and their briefings', () => {
      const scenarios = entriesOf(language, 'scenarios');
      for (const [id, { name, words }] of Object.entries(texts.scenarios)) {
        expect(name).toBe(scenarios.get(id)!.name);
        expect(words).toBe(fact(scenarios.get(id)!, /Briefing|Задание/));
      }
    });

    it('CL-THR-06 to CL-THR-15: areas of destiny', () => {
      const titles = [...entriesOf('en', 'rules').values()]
        .map(({ name }) => /^\d+ (.*)$/.exec(name)?.[1])
        .filter(name => name !== undefined);
      expect(Object.values(en.areas).map(({ name }) => name)).toEqual(titles);
      const glossary = readFileSync(`${rules}ru/glossary.md`, 'utf8');
      for (const area of Object.keys(en.areas) as (keyof typeof en.areas)[]) {
        expect(glossary).toContain(`| ${ru.areas[area].name} | ${en.areas[area].name} |`);
      }
    });
  },
);
