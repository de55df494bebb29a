import { readFileSync } from 'node:fs';
import { parseBook } from '@oubliette/kernel/ledger';
import { describe, expect, it } from 'vitest';
import { shelves } from '../../ledger/library.ts';
import { leavesOf } from './leaf.ts';
import { type FoundPiece, find } from './search.ts';

const TEXT = `# Правила

## Верёвка

Верёвки бывают разные.

### DT-ROPE-01 · Верёвка в руках
Персонаж с Верёвкой может пересечь ловушку.
- Статус: \`ruling\` (так удобнее)
- Источник: ours

### DT-PIT-01 · Ловушка
Без опоры персонаж **гибнет**.
- Статус: \`ours\`
- Источник: ours

### DT-PIT-02 · Опора
Маг летает.
- Статус: \`official\`; случай Мага — \`ruling\`
- Источник: ours

## Слова

| Русский | English | Примечание |
|---|---|---|
| верёвка | rope | предмет |
| решётка | portcullis | |
`;

const shelf = shelves[0]!;
const statuses = { official: 'официально', ruling: 'решение', ours: 'наше' };
const leaves = leavesOf(shelf, parseBook(TEXT, shelf.plan, 'ru').book, statuses);
const titles = (query: string) => find(leaves, query).map(({ leaf }) => leaf.title);
const hits = (pieces: readonly FoundPiece[]) =>
  pieces.filter(piece => piece.hit).map(({ text }) => text);

describe('searching the rules', () => {
  it('shows the status of a part in the words of the reader', () => {
    const [found] = find(leaves, 'случай');
    expect(found!.leaf.text).toBe('Маг летает. · официально; случай Мага — решение');
  });

  it('finds nothing without words', () => {
    expect(titles('  ')).toEqual([]);
  });

  it('puts an id first, then titles, then texts', () => {
    expect(titles('dt-pit-01')).toEqual(['Ловушка']);
    expect(titles('ловушка')).toEqual(['Ловушка', 'Верёвка в руках']);
  });

  it('finds other forms of a word, ё or е', () => {
    expect(titles('веревками').sort()).toEqual(['Верёвка', 'Верёвка в руках', 'верёвка · rope']);
  });

  it('wants all the words, in whichever place', () => {
    expect(titles('верёвка ловушка')).toEqual(['Верёвка в руках']);
    expect(titles('верёвка дракон')).toEqual([]);
  });

  it('answers a question: small words do not count, and everyday words stand for those of the rules', () => {
    expect(titles('Можно ли пройти через яму с верёвкой?')).toEqual(['Верёвка в руках']);
    expect(titles('яма')).toEqual(['Ловушка', 'Верёвка в руках']);
    expect(titles('как')).toEqual([]);
  });

  it.each([
    ['en', 'can I shoot through a portcullis?', 'DT-LOS-02'],
    ['ru', 'можно ли стрелять через решётку?', 'DT-LOS-02'],
    ['en', 'what happens when I die in a hole', 'DT-PIT'],
  ] as const)('finds in the duel (%s) “%s”: %s', (language, question, id) => {
    const file = `packages/dungeon-twister/rules/${language}/duel.md`;
    const { book } = parseBook(readFileSync(file, 'utf8'), shelf.plan, language);
    const found = find(leavesOf(shelf, book, statuses), question).slice(0, 8);
    expect(found.flatMap(({ leaf }) => leaf.ids).join(' ')).toContain(id);
  });

  it('looks into reasons and into the glossary, in both languages', () => {
    expect(titles('удобнее')).toEqual(['Верёвка в руках']);
    expect(titles('portcullis')).toEqual(['решётка · portcullis']);
  });

  it('marks what it found, in the title and in a piece of the text without marks', () => {
    const [found] = find(leaves, 'гибнет');
    expect(found?.snippet.map(({ text }) => text).join('')).toBe('Без опоры персонаж гибнет.');
    expect(hits(found?.snippet ?? [])).toEqual(['гибнет']);
    expect(hits(find(leaves, 'веревка')[0]?.title ?? [])).toEqual(['Верёвка']);
  });

  it('leads a line of the glossary to its chapter and a rule to itself', () => {
    expect(find(leaves, 'portcullis')[0]?.leaf.href).toBe('#/rules/dungeon-twister/duel/2');
    expect(find(leaves, 'dt-rope')[0]?.leaf.href).toBe('#/rules/DT-ROPE-01');
  });

  it('cuts a long text around the word', () => {
    const long = `# A\n\n## B\n\n### Q1 · C\n${'stone '.repeat(60)}needle ${'stone '.repeat(60)}end.\n- Status: \`ours\`\n- Source: ours\n`;
    const book = parseBook(long, shelf.plan, 'en').book;
    const snippet = find(leavesOf(shelf, book, statuses), 'needle')[0]?.snippet ?? [];
    const text = snippet.map(piece => piece.text).join('');
    expect(text).toMatch(/^…stone .*stone needle stone .*stone…$/);
    expect(text.length).toBeLessThan(210);
  });
});
