import { type Book, parseBook } from '@oubliette/kernel/ledger';
import type { WrittenLanguage } from '../i18n/choose.ts';
import type { GameName, Shelf } from './library.ts';

type Fetch = () => Promise<{ default: string }>;

/** One file per book and language, fetched when it is opened. */
const TEXTS: Record<GameName, Record<WrittenLanguage, Readonly<Record<string, Fetch>>>> = {
  'dungeon-twister': {
    en: {
      duel: () => import('@oubliette/dungeon-twister/rules/en/duel.md?raw'),
      'further-sets': () => import('@oubliette/dungeon-twister/rules/en/further-sets.md?raw'),
      solo: () => import('@oubliette/dungeon-twister/rules/en/solo.md?raw'),
      'npc-cards': () => import('@oubliette/dungeon-twister/rules/en/npc-cards.md?raw'),
      glossary: () => import('@oubliette/dungeon-twister/rules/en/glossary.md?raw'),
    },
    ru: {
      duel: () => import('@oubliette/dungeon-twister/rules/ru/duel.md?raw'),
      'further-sets': () => import('@oubliette/dungeon-twister/rules/ru/further-sets.md?raw'),
      solo: () => import('@oubliette/dungeon-twister/rules/ru/solo.md?raw'),
      'npc-cards': () => import('@oubliette/dungeon-twister/rules/ru/npc-cards.md?raw'),
      glossary: () => import('@oubliette/dungeon-twister/rules/ru/glossary.md?raw'),
    },
  },
  claustrophobia: {
    en: {
      rules: () => import('@oubliette/claustrophobia/rules/en/rules.md?raw'),
      content: () => import('@oubliette/claustrophobia/rules/en/content.md?raw'),
      scenarios: () => import('@oubliette/claustrophobia/rules/en/scenarios.md?raw'),
      glossary: () => import('@oubliette/claustrophobia/rules/en/glossary.md?raw'),
    },
    ru: {
      rules: () => import('@oubliette/claustrophobia/rules/ru/rules.md?raw'),
      content: () => import('@oubliette/claustrophobia/rules/ru/content.md?raw'),
      scenarios: () => import('@oubliette/claustrophobia/rules/ru/scenarios.md?raw'),
      glossary: () => import('@oubliette/claustrophobia/rules/ru/glossary.md?raw'),
    },
  },
};

const opened = new Map<Fetch, Promise<Book>>();

/** Every book is fetched and read once; one that could not be fetched is tried again next time. */
export function openBook({ game, plan }: Shelf, language: WrittenLanguage): Promise<Book> {
  const fetch = TEXTS[game.name][language][plan.name];
  if (!fetch) return Promise.reject(new Error(`No text of ${game.name}/${plan.name}`));
  const known = opened.get(fetch);
  if (known) return known;
  const book = fetch().then(({ default: text }) => parseBook(text, plan, language).book);
  book.catch(() => opened.delete(fetch));
  opened.set(fetch, book);
  return book;
}
