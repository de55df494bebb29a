import { createComputed, createEffect, createSignal, Match, on, Show, Switch } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { language } from '../../i18n/language.ts';
import { address } from '../../router/address.ts';
import { Contents } from './Contents.tsx';
import { Cover } from './Cover.tsx';
import { text } from './messages.ts';
import { OpenChapter } from './OpenChapter.tsx';
import { Results } from './Results.tsx';
import { createReading } from './reading.ts';
import { query, SearchBox } from './SearchBox.tsx';
import { holdPlace } from './scroll.ts';
import { Unknown } from './Unknown.tsx';
import './Parchment.css';
import './Rulebook.css';

export function RulebookPage() {
  const { place, reading, told, title, unknown } = createReading(() => address().rest.join('/'));
  const [listOpen, setListOpen] = createSignal(false);

  createEffect(() => {
    document.title = `${title() ?? text().title} · Oubliette`;
  });
  // Before a single word on the page has changed.
  createComputed(on(language, holdPlace, { defer: true }));
  createEffect(on([place, query], () => setListOpen(false), { defer: true }));

  return (
    <div class="rulebook">
      <aside class="rulebook-aside" data-open={listOpen() || undefined}>
        <SearchBox />
        <div class="rulebook-toggle">
          <Button aria-expanded={listOpen()} onClick={() => setListOpen(open => !open)}>
            {text().contents}
          </Button>
        </div>
        <Contents reading={reading()} />
      </aside>
      <div class="rulebook-page">
        <Switch fallback={<p class="rulebook-opening">{text().opening}</p>}>
          <Match when={unknown()}>
            {words => (
              <>
                <Unknown words={words()} />
                <Show when={query()}>
                  <Results />
                </Show>
              </>
            )}
          </Match>
          <Match when={query()}>
            <Results />
          </Match>
          <Match when={place().kind === 'cover'}>
            <Cover />
          </Match>
          <Match when={reading()} keyed>
            {open => <OpenChapter {...open} told={told()} />}
          </Match>
        </Switch>
      </div>
    </div>
  );
}
