import { fetchedCatalogue } from '../../i18n/catalogue.ts';

export const names = fetchedCatalogue({
  en: () => import('./names.en.ts').then(({ en }) => en),
  ru: () => import('./names.ru.ts').then(({ ru }) => ru),
});
