import type { DueNotice } from '@oubliette/host/hall';

type Words = Readonly<Record<DueNotice['what'], string>>;

const en: Words = {
  turn: 'It is your turn in a match online.',
  reminder: 'Your time in a match online is running out.',
};

const ru: Words = {
  turn: 'Ваш ход в партии по сети.',
  reminder: 'В партии по сети заканчивается ваше время.',
};

const LANGUAGES: Readonly<Record<string, Words>> = { en, ru };

/** What somebody is told who does not look: nothing of what happens at the table. */
export const wordsOf = ({ what, notice }: DueNotice): string =>
  (LANGUAGES[notice.language] ?? en)[what];
