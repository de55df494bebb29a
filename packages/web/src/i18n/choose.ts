/** The languages in which everything is written: texts, rules, pieces, lessons, puzzles. */
export const WRITTEN_LANGUAGES = ['en', 'ru'] as const;
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

/** A language that has catalogues only: what they do not say is said in English. */
export type FurtherLanguage = string & { readonly FurtherLanguage: unique symbol };
export type Language = WrittenLanguage | FurtherLanguage;

const isWritten = (language: string): language is WrittenLanguage =>
  WRITTEN_LANGUAGES.some(known => known === language);

/** The language in which a reader is told what only the written ones say. */
export const written = (language: Language): WrittenLanguage =>
  isWritten(language) ? language : 'en';

export interface LanguageWishes {
  readonly address: string | null;
  readonly stored: string | null;
  readonly preferred: readonly string[];
}

/** The address comes first, then the last choice, then what the browser prefers; English at the end. */
export function chooseLanguage(
  { address, stored, preferred }: LanguageWishes,
  known: readonly Language[],
): Language {
  for (const wish of [address, stored, ...preferred]) {
    const wished = wish?.toLowerCase().split('-')[0];
    const found = known.find(language => language === wished);
    if (found) return found;
  }
  return 'en';
}
