import type { WrittenLanguage } from './choose.ts';

interface Forms {
  readonly en: { readonly one: string; readonly other: string };
  readonly ru: { readonly one: string; readonly few: string; readonly many: string };
}

const rules: Record<WrittenLanguage, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ru: new Intl.PluralRules('ru'),
};

/** `plural('ru', 5, { one: 'комната', few: 'комнаты', many: 'комнат' })` is `'комнат'`. */
export function plural<L extends WrittenLanguage>(
  language: L,
  count: number,
  forms: Forms[L],
): string {
  const byCategory: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
  const form = byCategory[rules[language].select(count)];
  // Russian fractions fall in the category "other" and take the form of "few": 1,5 комнаты.
  return form ?? byCategory.few ?? byCategory.other ?? '';
}
