import type { Entry } from '@oubliette/kernel/ledger';
import { For, Show } from 'solid-js';
import { language } from '../i18n/language.ts';
import { Blocks } from './Blocks.tsx';
import { Line } from './Line.tsx';
import type { Game } from './library.ts';
import { text } from './messages.ts';
import { hrefOfRule } from './place.ts';
import { Standing } from './Standing.tsx';
import './Rule.css';

/** One entry of a ledger; `told` is the one that the address asks for. */
export function Rule(props: { entry: Entry; game: Game; told: boolean }) {
  return (
    <article
      class="rule"
      data-rule={props.entry.ids[0]}
      data-told={props.told || undefined}
      tabindex="-1"
      aria-labelledby={`title-${props.entry.ids[0]}`}
    >
      <h2 class="rule-title" id={`title-${props.entry.ids[0]}`}>
        <span class="rule-ids">
          <For each={props.entry.ids}>{id => <a href={hrefOfRule(id)}>{id}</a>}</For>
        </span>{' '}
        {props.entry.title}
      </h2>
      <Blocks blocks={props.entry.body} game={props.game} />
      <Show when={props.entry.facts.length > 0}>
        <dl class="rule-facts">
          <For each={props.entry.facts}>
            {fact => (
              <div>
                <dt>{fact.label}</dt>
                <dd>
                  <Line text={fact.text} game={props.game} />
                </dd>
              </div>
            )}
          </For>
        </dl>
      </Show>
      <footer class="rule-foot">
        <Standing entry={props.entry} game={props.game} />
        <Show when={language() === 'en' && props.entry.check}>
          <details class="rule-check">
            <summary>{text().check}</summary>
            <p>
              <Line text={props.entry.check} game={props.game} />
            </p>
          </details>
        </Show>
      </footer>
    </article>
  );
}
