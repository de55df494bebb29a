import { type Book, parseBook } from '@oubliette/kernel/ledger';
import type { WrittenLanguage } from '../i18n/choose.ts';
import type { Shelf } from './library.ts';

type Fetch = () => Promise<string>;

/** One file per book and language, fetched when it is opened. */
const TEXTS = import.meta.glob<string>('../../../*/rules/*/*.md', {
  query: '?raw',
  import: 'default',
});

const opened = new Map<Fetch, Promise<Book>>();

/** Every book is fetched and read once; one that could not be fetched is tried again next time. */
export function openBook({ game, plan }: Shelf, language: WrittenLanguage): Promise<Book> {
  const fetch = TEXTS[`../../../${game.name}/rules/${language}/${plan.name}.md`];
  if (!fetch) return Promise.reject(new Error(`No text of ${game.name}/${plan.name}`));
  const known = opened.get(fetch);
  if (known) return known;
  const book = fetch().then(text => parseBook(text, plan, language).book);
  book.catch(() => opened.delete(fetch));
  opened.set(fetch, book);
  return book;
}
