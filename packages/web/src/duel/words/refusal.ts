import type { RuleId } from '@oubliette/dungeon-twister/rules/ids.ts';
import type { Refusal } from '@oubliette/kernel';
import { catalogue } from '../../i18n/catalogue.ts';
import { writtenLanguage } from '../../i18n/language.ts';
import { type Refusals, type RefusalWords, wordsOf } from '../../table/refusal-words.ts';
import { abilityWords } from './abilities.ts';
import { refusals as en, unforeseen as unforeseenEn } from './refusals.en.ts';
import { refusals as ru, unforeseen as unforeseenRu } from './refusals.ru.ts';
import { soloRefusals as soloEn } from './solo-refusals.en.ts';
import { soloRefusals as soloRu } from './solo-refusals.ru.ts';

const plain = {
  en: { refusals: { ...en, ...soloEn }, unforeseen: unforeseenEn },
  ru: { refusals: { ...ru, ...soloRu }, unforeseen: unforeseenRu },
};
const text = catalogue<Refusals>(plain);

/** Why a wish is refused, in the reader's language. */
export function refusalWords(refusal: Refusal): RefusalWords {
  const { refusals, unforeseen } = text();
  const own = abilityWords().find(
    words => words[writtenLanguage()].refusals?.[refusal.rule as RuleId],
  );
  const special = own?.[writtenLanguage()].refusals as Refusals['refusals'] | undefined;
  return wordsOf({ refusals: special ?? refusals, unforeseen }, refusal);
}
