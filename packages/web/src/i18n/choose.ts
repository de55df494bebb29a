const languages = ['en', 'ru'] as const;
export type Language = (typeof languages)[number];

export interface LanguageWishes {
  readonly address: string | null;
  readonly stored: string | null;
  readonly preferred: readonly string[];
}

/** The address comes first, then the last choice, then what the browser prefers; English at the end. */
export function chooseLanguage({ address, stored, preferred }: LanguageWishes): Language {
  for (const wish of [address, stored, ...preferred]) {
    const known = languages.find(language => language === wish?.toLowerCase().split('-')[0]);
    if (known) return known;
  }
  return 'en';
}
