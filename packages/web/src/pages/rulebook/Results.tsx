import { createMemo, createResource, createSignal, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import type { WrittenLanguage } from '../../i18n/choose.ts';
import { writtenLanguage } from '../../i18n/language.ts';
import { shelves } from '../../ledger/library.ts';
import { openBook } from '../../ledger/texts.ts';
import { leavesOf, type SearchableText } from './leaf.ts';
import { text } from './messages.ts';
import { query, stepThroughResults } from './SearchBox.tsx';
import { type FoundPiece, type FoundRule, find } from './search.ts';
import './Results.css';

const FIRST = 40;

const allLeaves = async (wish: WrittenLanguage): Promise<SearchableText[]> => {
  const books = await Promise.all(shelves.map(shelf => openBook(shelf, wish)));
  return shelves.flatMap((shelf, at) => leavesOf(shelf, books[at]!, text().statuses));
};

/** Everything in all the books that has the words looked for. */
export function Results() {
  const [leaves] = createResource(writtenLanguage, allLeaves);
  const isReady = () => leaves.state !== 'unresolved' && leaves.state !== 'pending';
  const found = createMemo(() => (isReady() ? find(leaves.latest ?? [], query()) : []));
  const [shown, setShown] = createSignal({ query: '', all: false });
  const limit = () => (shown().all && shown().query === query() ? found().length : FIRST);

  return (
    <section class="results" aria-label={text().search}>
      <h1 class="results-count" aria-live="polite">
        {isReady() ? text().found(found().length) : text().searching}
      </h1>
      <Show when={isReady() && found().length === 0}>
        <p>{text().nothing}</p>
      </Show>
      <ol class="results-list" onKeyDown={stepThroughResults}>
        <For each={found().slice(0, limit())}>{result => <Result found={result} />}</For>
      </ol>
      <Show when={found().length > limit()}>
        <Button onClick={() => setShown({ query: query(), all: true })}>
          {text().all(found().length)}
        </Button>
      </Show>
    </section>
  );
}

function Result(props: { found: FoundRule }) {
  const leaf = () => props.found.leaf;
  return (
    <li>
      <a class="results-link" href={leaf().href}>
        <span class="results-title">
          <span class="results-id">{leaf().ids.join(', ')}</span>{' '}
          <Marked pieces={props.found.title} />
        </span>
        <span class="results-snippet">
          <Marked pieces={props.found.snippet} />
        </span>
        <span class="results-where">
          {leaf().shelf.game.title[writtenLanguage()]} ·{' '}
          {leaf().shelf.plan.title[writtenLanguage()]} · {leaf().chapter}
        </span>
      </a>
    </li>
  );
}

function Marked(props: { pieces: readonly FoundPiece[] }) {
  return (
    <For each={props.pieces}>{piece => (piece.hit ? <mark>{piece.text}</mark> : piece.text)}</For>
  );
}
