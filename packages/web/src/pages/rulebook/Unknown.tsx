import { createResource, For, Show } from 'solid-js';
import type { WrittenLanguage } from '../../i18n/choose.ts';
import { writtenLanguage } from '../../i18n/language.ts';
import { akinTo, shelfOf } from '../../ledger/library.ts';
import { hrefOfChapter, hrefOfRule } from '../../ledger/place.ts';
import { openBook } from '../../ledger/texts.ts';
import { text } from './messages.ts';
import { chapterWith } from './reading.ts';
import './Unknown.css';

/** The chapter that tells a rule, as a link. */
async function chapterOf({ id, language }: { id: string; language: WrittenLanguage }) {
  const shelf = shelfOf(id)!;
  const book = await openBook(shelf, language);
  const number = chapterWith(book, id)!;
  return { href: hrefOfChapter(shelf, number), title: book.chapters[number - 1]!.title };
}

/** An address that no rule has: what is near. The page has a box to look further. */
export function Unknown(props: { words: string }) {
  const akin = () => akinTo(props.words.toUpperCase());
  const [chapter] = createResource(() => {
    const [id] = akin();
    return id === undefined ? undefined : { id, language: writtenLanguage() };
  }, chapterOf);
  return (
    <section class="parchment unknown" role="alert">
      <h1 class="parchment-title">{text().unknownTitle}</h1>
      <p>{text().unknownText(props.words)}</p>
      <Show when={chapter.latest}>
        {found => (
          <p>
            {text().akinChapter} <a href={found().href}>{found().title}</a>
          </p>
        )}
      </Show>
      <Show when={akin().length > 0}>
        <p>
          {text().akin}{' '}
          <span class="unknown-akin">
            <For each={akin()}>{id => <a href={hrefOfRule(id)}>{id}</a>}</For>
          </span>
        </p>
      </Show>
      <p>
        <a href="#/rules">{text().toCover}</a>
      </p>
    </section>
  );
}
