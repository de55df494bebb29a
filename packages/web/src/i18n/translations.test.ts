import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Language } from './choose.ts';

const GERMAN = 'de' as Language;
const en = { rules: 'Rules', rooms: (n: number) => `${n} rooms` };
const ru = { rules: 'Правила', rooms: (n: number) => `Комнат: ${n}` };
const de = { rules: 'Regeln', rooms: (n: number) => `${n} Räume` };

beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://table/', search: '' });
  vi.stubGlobal('navigator', { languages: ['en'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('says in a further language what that has, and the rest in English', async () => {
  const { learnTranslations, translation } = await import('./translations.ts');
  const { switchLanguage, writtenLanguage } = await import('./language.ts');
  const { catalogue } = await import('./catalogue.ts');
  await learnTranslations(GERMAN, async () => ({ translations: [translation(en, de)] }));
  const text = catalogue({ en, ru });
  const untranslated = catalogue({ en: { close: 'Close' }, ru: { close: 'Закрыть' } });

  await switchLanguage(GERMAN);

  expect(text().rooms(3)).toBe('3 Räume');
  expect(untranslated().close).toBe('Close');
  expect(writtenLanguage()).toBe('en');
});

it('finds the English texts that were fetched', async () => {
  const { learnTranslations, translation } = await import('./translations.ts');
  const { switchLanguage } = await import('./language.ts');
  const { fetchedCatalogue, spoken } = await import('./catalogue.ts');
  await learnTranslations(GERMAN, async () => ({ translations: [translation(en, de)] }));
  const text = fetchedCatalogue({ en: async () => en, ru: async () => ru });
  await spoken(Promise.resolve());

  await switchLanguage(GERMAN);
  expect(text().rules).toBe('Regeln');
  await switchLanguage('ru');
  expect(text().rules).toBe('Правила');
});
