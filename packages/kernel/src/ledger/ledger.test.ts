import { describe, expect, it } from 'vitest';
import { disagreements } from './agreement.ts';
import type { LedgerPlan } from './book.ts';
import { idsByBook, readLedger } from './ledger.ts';
import { unknownMentions } from './mentions.ts';

const book = (name: string) => ({ name, title: { en: name, ru: name }, facts: [] });
const PLAN: LedgerPlan = {
  books: [book('doors')],
  sources: { rulebook: { en: 'rulebook', ru: 'книга правил' } },
};

const EN = `# Doors

## Opening

### XX-DOOR-01 · Pushing
Push it.
- Status: \`ruling\` (it opens inwards)
- Source: rulebook
- Check: given a door, when pushed, then open.

## Locks

### XX-LOCK-01 · Picking
See XX-DOOR.
- Status: \`official\`
- Source: rulebook
`;

const RU = `# Двери

## Как открыть

### XX-DOOR-01 · Толкнуть
Толкните.
- Статус: \`ruling\` (она открывается внутрь)
- Источник: rulebook
- Проверка: дверь толкнули → открыта.

## Замки

### XX-LOCK-01 · Взломать
См. XX-DOOR.
- Статус: \`official\`
- Источник: rulebook
`;

const read = (en: string | undefined, ru: string | undefined) =>
  readLedger(PLAN, (_, language) => (language === 'en' ? en : ru));

const told = (en: string, ru: string) => {
  const { ledger } = read(en, ru);
  return [...disagreements(ledger), ...unknownMentions(ledger)].map(
    ({ language, line, says }) => `${language}:${line}: ${says}`,
  );
};

describe('a ledger in two languages', () => {
  it('is in order if both tell the same rules', () => {
    expect(read(EN, RU).faults).toEqual([]);
    expect(told(EN, RU)).toEqual([]);
    expect(idsByBook(read(EN, RU).ledger)).toEqual({ doors: ['XX-DOOR-01', 'XX-LOCK-01'] });
  });

  it('misses a book that is not there', () => {
    expect(read(EN, undefined).faults).toEqual([
      { book: 'doors', language: 'ru', line: 1, says: 'the book is missing' },
    ]);
  });

  it('must have every id in both', () => {
    const renamed = RU.replace('### XX-LOCK-01', '### XX-LOCK-02');
    expect(told(EN, renamed)).toEqual([
      'en:13: XX-LOCK-01 is missing in the other language',
      'ru:13: XX-LOCK-02 is missing in the other language',
    ]);
  });

  it('must have the same chapters, and every entry in the same one', () => {
    expect(told(EN, RU.replace('## Замки\n', ''))).toEqual([
      'ru:1: 1 chapters, 2 in the other language',
      'ru:12: XX-LOCK-01: the chapter differs from the other language',
    ]);
  });

  it.each([
    ['status', '`official`', '`ours`'],
    ['presence of a reason', ' (она открывается внутрь)', ''],
    ['presence of a check', '- Проверка: дверь толкнули → открыта.\n', ''],
    ['drawings', 'Толкните.', 'Толкните.\n\n```\n# . #\n```\n'],
  ])('must agree in the %s', (what, from, to) => {
    expect(told(EN, RU.replace(from, to)).join()).toContain(
      `the ${what} differs from the other language`,
    );
  });

  it('may name neither a rule nor a source that does not exist', () => {
    expect(told(EN.replace('See XX-DOOR.', 'See XX-DOOR-07.'), RU)).toEqual([
      'en:13: XX-DOOR-07 is mentioned but does not exist',
    ]);
    const hearsay = (text: string) => text.replace(': rulebook', ': hearsay');
    expect(told(hearsay(EN), hearsay(RU))).toEqual([
      'en:5: unknown source "hearsay"',
      'ru:5: unknown source "hearsay"',
    ]);
  });

  it('must not have an id in two books', () => {
    const twice: LedgerPlan = { ...PLAN, books: [book('doors'), book('gates')] };
    const { ledger } = readLedger(twice, (_, language) => (language === 'en' ? EN : RU));
    expect(disagreements(ledger).map(({ book, says }) => `${book}: ${says}`)).toEqual([
      'gates: XX-DOOR-01 stands already in doors',
      'gates: XX-LOCK-01 stands already in doors',
    ]);
  });
});
