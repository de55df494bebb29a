import type { Book } from '@oubliette/kernel/ledger';
import { createMemo, createResource } from 'solid-js';
import { writtenLanguage } from '../../i18n/language.ts';
import type { Shelf } from '../../ledger/library.ts';
import { placeOf, type RulesPlace } from '../../ledger/place.ts';
import { openBook } from '../../ledger/texts.ts';

/** The chapter that lies open. */
export interface OpenedChapter {
  readonly shelf: Shelf;
  readonly book: Book;
  /** Counts from one. */
  readonly number: number;
}

/** Follows an address below `#/rules` and the language: which chapter lies open, which rule is asked for. */
export function createReading(wanted: () => string) {
  const path = createMemo(wanted);
  const place = createMemo<RulesPlace>(() => placeOf(path().split('/').filter(Boolean)));
  const shelf = createMemo(() => {
    const here = place();
    return 'shelf' in here ? here.shelf : undefined;
  });

  const [opened] = createResource(
    () => {
      const found = shelf();
      return found && { shelf: found, language: writtenLanguage() };
    },
    async wish => ({ shelf: wish.shelf, book: await openBook(wish.shelf, wish.language) }),
  );

  /** While the other language is fetched the old text stays; `latest` would suspend the page before. */
  const open = () => {
    if (opened.state === 'unresolved' || opened.state === 'pending') return undefined;
    const latest = opened.latest;
    return latest?.shelf === shelf() ? latest : undefined;
  };

  const reading = createMemo<OpenedChapter | undefined>(
    () => {
      const lies = open();
      const number = lies && chapterOf(lies.book, place());
      return lies && number ? { ...lies, number } : undefined;
    },
    undefined,
    { equals: (one, other) => one?.book === other?.book && one?.number === other?.number },
  );

  const told = createMemo(() => {
    const here = place();
    return here.kind === 'rule' ? here.id : undefined;
  });

  /** The name of the rule asked for, or else of the open chapter. */
  const title = createMemo(() => {
    const lies = reading();
    const chapter = lies?.book.chapters[lies.number - 1];
    const rule = chapter?.entries.find(({ ids }) => ids.some(id => id === told()));
    return rule ? `${told()} ${rule.title}` : chapter?.title;
  });

  /** The words of an address that leads nowhere. */
  const unknown = createMemo(() => {
    const here = place();
    const lies = open();
    if (here.kind === 'unknown') return here.words;
    return lies && !chapterOf(lies.book, here) ? path() : undefined;
  });

  return { place, reading, told, title, unknown };
}

/** The number of the chapter that a place lies in; undefined if the book has none. */
function chapterOf(book: Book, place: RulesPlace): number | undefined {
  if (place.kind === 'chapter') return book.chapters[place.number - 1] && place.number;
  return place.kind === 'rule' ? chapterWith(book, place.id) : undefined;
}

/** The number of the chapter that tells a rule. */
export function chapterWith(book: Book, id: string): number | undefined {
  const at = book.chapters.findIndex(({ entries }) => entries.some(({ ids }) => ids.includes(id)));
  return at < 0 ? undefined : at + 1;
}
