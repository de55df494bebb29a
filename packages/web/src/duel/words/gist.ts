import type { AbilityWords } from '@oubliette/dungeon-twister/abilities/wording.ts';
import type { WrittenLanguage } from '../../i18n/choose.ts';

/** What a piece is good for: the name of it, one sentence, and the rule that says so. */
export interface Gist {
  readonly title: string;
  readonly words: string;
  readonly rule: string;
}

/** The gist of a word of the vocabulary. */
export const gistOf = ({ rule, ...words }: AbilityWords, language: WrittenLanguage): Gist => ({
  title: words[language].title,
  words: words[language].gist,
  rule,
});
