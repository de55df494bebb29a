import { describe, expect, it } from 'vitest';
import { chooseLanguage as choose, type LanguageWishes, WRITTEN_LANGUAGES } from './choose.ts';

const chooseLanguage = (wishes: LanguageWishes) => choose(wishes, WRITTEN_LANGUAGES);

describe('language of the page', () => {
  it('follows the address before anything else', () => {
    expect(chooseLanguage({ address: 'ru', stored: 'en', preferred: ['en-GB'] })).toBe('ru');
  });

  it('follows the last choice before the browser', () => {
    expect(chooseLanguage({ address: null, stored: 'ru', preferred: ['en'] })).toBe('ru');
  });

  it('takes the first language of the browser that it knows, whatever the region', () => {
    expect(chooseLanguage({ address: null, stored: null, preferred: ['de', 'ru-RU', 'en'] })).toBe(
      'ru',
    );
  });

  it('is English for an unknown address and an unknown browser', () => {
    expect(chooseLanguage({ address: 'xx', stored: 'yy', preferred: ['de'] })).toBe('en');
  });
});
