import type { Refusal } from '@oubliette/kernel';
import { catalogue } from '../../i18n/catalogue.ts';
import { type Refusals, type RefusalWords, wordsOf } from '../../table/refusal-words.ts';
import { refusals as en, unforeseen as unforeseenEn } from './refusals.en.ts';
import { refusals as ru, unforeseen as unforeseenRu } from './refusals.ru.ts';
import { soloRefusals as soloEn } from './solo-refusals.en.ts';
import { soloRefusals as soloRu } from './solo-refusals.ru.ts';

const text = catalogue<Refusals>({
  en: { refusals: { ...en, ...soloEn }, unforeseen: unforeseenEn },
  ru: { refusals: { ...ru, ...soloRu }, unforeseen: unforeseenRu },
});

/** Why a wish is refused, in the reader's language. */
export const refusalWords = (refusal: Refusal): RefusalWords => wordsOf(text(), refusal);
