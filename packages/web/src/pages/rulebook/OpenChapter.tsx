import { createEffect, For, on, onMount, Show } from 'solid-js';
import { writtenLanguage } from '../../i18n/language.ts';
import { isPlayed } from '../../ledger/library.ts';
import { hrefOfBook, hrefOfChapter } from '../../ledger/place.ts';
import { Blocks } from './Blocks.tsx';
import { Checks } from './Checks.tsx';
import { text } from './messages.ts';
import { Rule } from './Rule.tsx';
import type { OpenedChapter } from './reading.ts';
import { goToRule, goToTop, resumePlace } from './scroll.ts';
import './OpenChapter.css';

/** `told` is the rule that the address asks for. */
type OpenChapterProps = OpenedChapter & { readonly told: string | undefined };

/** One chapter on one sheet of parchment. */
export function OpenChapter(props: OpenChapterProps) {
  const chapter = () => props.book.chapters[props.number - 1]!;
  const isLast = () => props.number === props.book.chapters.length;
  const isTold = (ids: readonly string[]) => props.told !== undefined && ids.includes(props.told);
  const tell = () => {
    const entry = chapter().entries.find(({ ids }) => isTold(ids));
    if (entry) goToRule(entry.ids[0]!);
    else goToTop();
  };

  onMount(() => {
    if (!resumePlace()) tell();
  });
  createEffect(on(() => props.told, tell, { defer: true }));

  return (
    <section class="parchment">
      <header class="open-chapter-head">
        <p class="open-chapter-book">
          {props.shelf.game.title[writtenLanguage()]} ·{' '}
          <a href={hrefOfBook(props.shelf)}>{props.shelf.plan.title[writtenLanguage()]}</a>
        </p>
        <h1 class="parchment-title" tabindex="-1">
          {chapter().title}
        </h1>
      </header>
      <Show when={!isPlayed(chapter())}>
        <p class="open-chapter-unplayed">{text().unplayedWords}</p>
      </Show>
      <Show when={chapter().intro.length > 0}>
        <div class="open-chapter-intro">
          <Blocks blocks={chapter().intro} game={props.shelf.game} />
        </div>
      </Show>
      <For each={chapter().entries}>
        {entry => <Rule entry={entry} game={props.shelf.game} told={isTold(entry.ids)} />}
      </For>
      <Checks chapter={chapter()} game={props.shelf.game} />
      <Show when={isLast() && props.book.intro.length > 0}>
        <section class="open-chapter-intro">
          <h2 class="open-chapter-about">{text().aboutBook}</h2>
          <Blocks blocks={props.book.intro} game={props.shelf.game} />
        </section>
      </Show>
      <Neighbours {...props} />
    </section>
  );
}

function Neighbours(props: OpenChapterProps) {
  const ways = () =>
    [
      { way: 'previous', word: text().previous, number: props.number - 1 },
      { way: 'next', word: text().next, number: props.number + 1 },
    ].flatMap(way => {
      const chapter = props.book.chapters[way.number - 1];
      return chapter ? [{ ...way, title: chapter.title }] : [];
    });
  return (
    <nav class="open-chapter-neighbours" aria-label={text().chapters}>
      <For each={ways()}>
        {({ way, word, number, title }) => (
          <a href={hrefOfChapter(props.shelf, number)} data-way={way}>
            <span>{word}</span>
            {title}
          </a>
        )}
      </For>
    </nav>
  );
}
