import { fetchedCatalogue } from '../../i18n/catalogue.ts';
import type { DuelTexts } from './messages.en.ts';
import { text } from './messages.ts';
import type { told as english } from './told.en.ts';

/** The words of the duel with those of its story, which nobody needs before something happened. */
export interface DuelStoryTexts extends DuelTexts {
  readonly told: typeof english;
}

const told = fetchedCatalogue({
  en: () => import('./told.en.ts').then(({ told }) => told),
  ru: () => import('./told.ru.ts').then(({ told }) => told),
});

export const storyText = (): DuelStoryTexts => ({ ...text(), told: told() });
