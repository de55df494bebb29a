import { For, Show } from 'solid-js';
import { akinTo } from './library.ts';
import { text } from './messages.ts';
import { hrefOfRule } from './place.ts';
import { SearchBox } from './SearchBox.tsx';
import './Unknown.css';

/** An address that no rule has: what is near, and a box to look for it. */
export function Unknown(props: { words: string }) {
  const akin = () => akinTo(props.words.toUpperCase());
  return (
    <section class="parchment unknown" role="alert">
      <h1 class="parchment-title">{text().unknownTitle}</h1>
      <p>{text().unknownText(props.words)}</p>
      <Show when={akin().length > 0}>
        <p>
          {text().akin}{' '}
          <span class="unknown-akin">
            <For each={akin()}>{id => <a href={hrefOfRule(id)}>{id}</a>}</For>
          </span>
        </p>
      </Show>
      <SearchBox />
      <p>
        <a href="#/rules">{text().toCover}</a>
      </p>
    </section>
  );
}
