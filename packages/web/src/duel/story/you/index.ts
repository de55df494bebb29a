import type { DuelSeat } from '@oubliette/dungeon-twister';
import { fetchedCatalogue } from '../../../i18n/catalogue.ts';
import type { DuelStoryTexts } from '../../words/story-texts.ts';
import { storyText as text } from '../../words/story-texts.ts';
import { toldTo } from './own.ts';

const own = fetchedCatalogue({
  en: () => import('./you.en.ts').then(({ you }) => you),
  ru: () => import('./you.ru.ts').then(({ you }) => you),
});

/** The words of the duel for whoever sits alone before the screen. */
export const wordsTo = (you: DuelSeat): DuelStoryTexts => toldTo(text(), own(), you);
