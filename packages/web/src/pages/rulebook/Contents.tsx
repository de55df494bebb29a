import { createEffect, For, on, Show } from 'solid-js';
import { Scroller } from '../../components/Scroller.tsx';
import { writtenLanguage } from '../../i18n/language.ts';
import { games, isPlayed, type Shelf } from '../../ledger/library.ts';
import { hrefOfBook, hrefOfChapter } from '../../ledger/place.ts';
import { text } from './messages.ts';
import type { OpenedChapter } from './reading.ts';
import './Contents.css';

/** All books; the open one with its chapters. */
export function Contents(props: { reading: OpenedChapter | undefined }) {
  const isOpen = (shelf: Shelf) =>
    props.reading?.shelf.game === shelf.game && props.reading.shelf.plan === shelf.plan;
  let nav!: HTMLElement;

  createEffect(
    on(
      () => props.reading,
      () => showCurrent(nav.firstElementChild as HTMLElement),
    ),
  );

  return (
    <nav class="contents" aria-label={text().contents} ref={nav}>
      <Scroller axis="down" class="contents-list">
        <For each={games}>
          {game => (
            <section>
              <h2 class="contents-game">{game.title[writtenLanguage()]}</h2>
              <ul>
                <For each={game.ledger.books.map(plan => ({ game, plan }))}>
                  {shelf => (
                    <li>
                      <a
                        class="contents-book"
                        href={hrefOfBook(shelf)}
                        aria-current={isOpen(shelf) ? 'true' : undefined}
                      >
                        {shelf.plan.title[writtenLanguage()]}
                      </a>
                      <Show when={isOpen(shelf) && props.reading}>
                        {reading => <Chapters reading={reading()} />}
                      </Show>
                    </li>
                  )}
                </For>
              </ul>
            </section>
          )}
        </For>
      </Scroller>
    </nav>
  );
}

/** Scrolls the list, and only the list, to the open chapter. */
function showCurrent(list: HTMLElement): void {
  const link = list.querySelector('[aria-current="page"]');
  if (!link) return;
  const { top, bottom } = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom)
    list.scrollTop += top - frame.top - frame.height / 3;
}

function Chapters(props: { reading: OpenedChapter }) {
  return (
    <ol class="contents-chapters">
      <For each={props.reading.book.chapters}>
        {(chapter, at) => (
          <li>
            <a
              href={hrefOfChapter(props.reading.shelf, at() + 1)}
              aria-current={props.reading.number === at() + 1 ? 'page' : undefined}
            >
              {chapter.title}
              <Show when={!isPlayed(chapter)}>
                <span class="contents-unplayed">{text().unplayed}</span>
              </Show>
            </a>
          </li>
        )}
      </For>
    </ol>
  );
}
