import { STATUSES } from '@oubliette/kernel/ledger';
import { For } from 'solid-js';
import { writtenLanguage } from '../../i18n/language.ts';
import { games, idsOn, type Shelf, shelves } from '../../ledger/library.ts';
import { hrefOfBook } from '../../ledger/place.ts';
import { text } from './messages.ts';
import { StatusChip } from './Standing.tsx';
import './Cover.css';

type HowTo = keyof ReturnType<typeof text>['howToWords'];

/** The books whose first chapter teaches the game. */
const hasHowTo = ({ plan }: Shelf): boolean => plan.name in text().howToWords;

/** The first page: how to play, which books there are, and what the marks on a rule mean. */
export function Cover() {
  return (
    <section class="parchment cover">
      <h1 class="parchment-title">{text().title}</h1>
      <section>
        <h2 class="cover-game">{text().howTo}</h2>
        <ul class="cover-ways">
          <For each={shelves.filter(hasHowTo)}>
            {shelf => (
              <li>
                <a class="cover-way" href={hrefOfBook(shelf)}>
                  <b>{text().howToWords[shelf.plan.name as HowTo]}</b>
                  <span>{shelf.game.title[writtenLanguage()]}</span>
                </a>
              </li>
            )}
          </For>
        </ul>
      </section>
      <p>{text().intro}</p>
      <div class="cover-games">
        <For each={games}>
          {game => (
            <section>
              <h2 class="cover-game">{game.title[writtenLanguage()]}</h2>
              <ul>
                <For each={game.ledger.books.map(plan => ({ game, plan }))}>
                  {shelf => (
                    <li>
                      <a class="cover-book" href={hrefOfBook(shelf)}>
                        {shelf.plan.title[writtenLanguage()]}
                        <span>
                          {idsOn(shelf).length > 0
                            ? text().rules(idsOn(shelf).length)
                            : text().words}
                        </span>
                      </a>
                    </li>
                  )}
                </For>
              </ul>
            </section>
          )}
        </For>
      </div>
      <section>
        <h2 class="cover-game">{text().standing}</h2>
        <ul class="cover-statuses">
          <For each={STATUSES}>
            {status => (
              <li>
                <StatusChip status={status} /> {text().explained[status]}
              </li>
            )}
          </For>
        </ul>
      </section>
    </section>
  );
}
