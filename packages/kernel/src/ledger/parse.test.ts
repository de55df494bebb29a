import { describe, expect, it } from 'vitest';
import type { BookPlan } from './book.ts';
import { parseBook } from './parse.ts';

const PLAN: BookPlan = {
  name: 'doors',
  title: { en: 'Doors', ru: 'Двери' },
  facts: [{ en: 'Price', ru: 'Цена' }],
};

const BOOK = `# Doors

All about doors.

## Opening

From outside.

### XX-DOOR-01 · Pushing
Push it.

\`\`\`
### . #
\`\`\`

- Price: 1 AP
- Status: \`ruling\` (doors (most of them) open inwards)
- Source: rulebook, inference
- Check: given a door, when pushed, then open.

### Q1, Q2 · Oak door
Heavy.
- Status: \`official\` (weight); colour \`ours\`
- Source: rulebook
`;

const faultsOf = (text: string, language: 'en' | 'ru' = 'en') =>
  parseBook(text, PLAN, language).faults.map(({ line, says }) => `${line}: ${says}`);

const entryWith = (lines: string) =>
  `# Doors\n\n## Opening\n\n### XX-DOOR-01 · Pushing\n${lines}\n`;

describe('a book', () => {
  const { book, faults } = parseBook(BOOK, PLAN, 'en');
  const [pushing, oak] = book.chapters[0]!.entries;

  it('has a title, an introduction and chapters with theirs', () => {
    expect(faults).toEqual([]);
    expect(book.title).toBe('Doors');
    expect(book.intro).toEqual([{ kind: 'paragraph', text: 'All about doors.' }]);
    expect(book.chapters).toHaveLength(1);
    expect(book.chapters[0]).toMatchObject({
      title: 'Opening',
      line: 5,
      intro: [{ kind: 'paragraph', text: 'From outside.' }],
    });
  });

  it('has entries with body, facts, status, reason, sources and check', () => {
    expect(pushing).toEqual({
      ids: ['XX-DOOR-01'],
      title: 'Pushing',
      line: 9,
      body: [
        { kind: 'paragraph', text: 'Push it.' },
        { kind: 'drawing', text: '### . #' },
      ],
      facts: [{ label: 'Price', text: '1 AP' }],
      statuses: ['ruling'],
      reason: 'doors (most of them) open inwards',
      sources: ['rulebook', 'inference'],
      check: 'given a door, when pushed, then open.',
    });
  });

  it('keeps the whole status line as reason where parts differ in standing', () => {
    expect(oak).toMatchObject({
      ids: ['Q1', 'Q2'],
      statuses: ['official', 'ours'],
      reason: '`official` (weight); colour `ours`',
      check: '',
    });
  });

  it('is read in Russian with Russian labels', () => {
    const text =
      '# Двери\n\n## Как открыть\n\n### XX-DOOR-01 · Толкнуть\nТолкните.\n- Цена: 1 ОД\n- Статус: `ours`\n- Источник: ours\n';
    const russian = parseBook(text, PLAN, 'ru');
    expect(russian.faults).toEqual([]);
    expect(russian.book.chapters[0]?.entries[0]).toMatchObject({
      title: 'Толкнуть',
      facts: [{ label: 'Цена', text: '1 ОД' }],
      statuses: ['ours'],
    });
  });
});

describe('what is wrong with a book is told with its line', () => {
  it('an id that stands twice', () => {
    expect(
      faultsOf(`${BOOK}\n### Q2 · Pine door\nLight.\n- Status: \`ours\`\n- Source: ours\n`),
    ).toEqual(['26: Q2 stands already on line 21']);
  });

  it('an unknown field and a field given twice', () => {
    const lines = 'Push.\n- Colour: red\n- Status: `ours`\n- Status: `ours`\n- Source: ours';
    expect(faultsOf(entryWith(lines))).toEqual([
      '7: unknown field "Colour"',
      '9: second field "Status"',
    ]);
  });

  it('English labels in a Russian book', () => {
    expect(faultsOf(entryWith('- Status: `ours`\n- Источник: ours'), 'ru')).toEqual([
      '6: unknown field "Status"',
      '5: XX-DOOR-01 has no status',
    ]);
  });

  it('a missing or unknown status, a missing source', () => {
    expect(faultsOf(entryWith('Push.\n- Status: `known`'))).toEqual([
      '5: unknown status "known"',
      '5: XX-DOOR-01 has no source',
    ]);
  });

  it('a malformed heading', () => {
    expect(faultsOf('# Doors\n\n## Opening\n\n### Pushing a door\n')).toEqual([
      '5: "Pushing a door" is not of the form "id · title"',
    ]);
    expect(faultsOf('# Doors\n\n#### Deep\n\n##Tight\n')).toEqual([
      '3: "#### Deep" is no heading of a book, a chapter or an entry',
      '5: "##Tight" is no heading of a book, a chapter or an entry',
    ]);
  });

  it('nothing in a position for a heading, however many positions there are', () => {
    const position = '```position solo yellow\n# no heading\n```\n';
    const { book, faults } = parseBook(`# A\n\n## B\n\n${position}\nWords.\n`, PLAN, 'en');
    expect(faults).toEqual([]);
    expect(book.chapters[0]?.intro.map(({ kind }) => kind)).toEqual(['position', 'paragraph']);
  });

  it('an entry before any chapter, a book without title, a drawing without end', () => {
    expect(faultsOf('### Q1 · Door\n- Status: `ours`\n- Source: ours\n')).toEqual([
      '1: Q1 stands before any chapter',
      '1: the book has no title',
    ]);
    expect(faultsOf('# Doors\n\n```\n# . #\n')).toEqual([
      '3: the drawing that begins here has no end',
    ]);
  });
});
