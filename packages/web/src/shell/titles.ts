import { fetchedCatalogue } from '../i18n/catalogue.ts';

export const titles = fetchedCatalogue({
  en: () => import('./titles.en.ts').then(({ en }) => en),
  ru: () => import('./titles.ru.ts').then(({ ru }) => ru),
});
