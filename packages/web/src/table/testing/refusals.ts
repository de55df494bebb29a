import { expect, it } from 'vitest';

type Words = Readonly<Record<string, readonly [title: string, words: string]>>;

interface Refusing {
  /** Every rule that the engine can refuse by. */
  readonly rules: readonly string[];
  /** Every rule of the ledger. */
  readonly ledger: readonly string[];
  readonly en: Words;
  readonly ru: Words;
}

/** What the refusals of any game must be, in both languages. */
export function itHasWordsForRefusals({ rules, ledger, en, ru }: Refusing): void {
  it('every rule that can refuse has words', () => {
    expect(rules.length).toBeGreaterThan(70);
    expect(rules.filter(rule => !(rule in en))).toEqual([]);
  });

  it('no rule has words that nobody will read', () => {
    expect(Object.keys(en).filter(rule => !rules.includes(rule))).toEqual([]);
  });

  it('the rules are in the ledger', () => {
    expect(Object.keys(en).filter(rule => !ledger.includes(rule))).toEqual([]);
  });

  it('are short: a title of one line, two sentences or three', () => {
    for (const [title, words] of [...Object.values(en), ...Object.values(ru)]) {
      expect(title).toMatch(/^[A-ZА-ЯЁ]/);
      expect(title.length, title).toBeLessThanOrEqual(45);
      expect(words.length, words).toBeLessThanOrEqual(125);
      expect(words).toMatch(/\.$/);
    }
  });

  it('Russian has no Latin letters', () => {
    for (const texts of Object.values(ru)) expect(texts.join(' ')).not.toMatch(/[A-Za-z]/);
  });
}
