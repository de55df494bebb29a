import type { Refusal } from '@oubliette/kernel';
import { catalogue } from '../../i18n/catalogue.ts';
import { refusals as en, unforeseen as unforeseenEn } from './refusals.en.ts';
import { refusals as ru, unforeseen as unforeseenRu } from './refusals.ru.ts';
import { soloRefusals as soloEn } from './solo-refusals.en.ts';
import { soloRefusals as soloRu } from './solo-refusals.ru.ts';

interface RefusalWords {
  /** What is forbidden. */
  readonly title: string;
  /** What would help. */
  readonly words: string;
  readonly rule: string;
}

interface Refusals {
  readonly refusals: Readonly<Record<string, readonly [string, string]>>;
  readonly unforeseen: readonly [string, string];
}

const text = catalogue<Refusals>({
  en: { refusals: { ...en, ...soloEn }, unforeseen: unforeseenEn },
  ru: { refusals: { ...ru, ...soloRu }, unforeseen: unforeseenRu },
});

/** Why a wish is refused, in the reader's language. */
export function refusalWords({ rule }: Refusal): RefusalWords {
  const [title, words] = text().refusals[rule] ?? text().unforeseen;
  return { title, words, rule };
}
