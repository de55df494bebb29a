import { fetchedCatalogue } from '../../i18n/catalogue.ts';

export const text = fetchedCatalogue({
  en: () => import('./messages.en.ts').then(({ en }) => en),
  ru: () => import('./messages.ru.ts').then(({ ru }) => ru),
});
