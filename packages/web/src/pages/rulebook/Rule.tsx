import type { LedgerEntry } from '@oubliette/kernel/ledger';
import { For, Show } from 'solid-js';
import { Line } from '../../ledger/Line.tsx';
import type { GameBooks } from '../../ledger/library.ts';
import { hrefOfRule } from '../../ledger/place.ts';
import { Blocks } from './Blocks.tsx';
import { Standing } from './Standing.tsx';
import './Rule.css';

/** One entry of a ledger; `told` is the one that the address asks for. */
export function Rule(props: { entry: LedgerEntry; game: GameBooks; told: boolean }) {
  return (
    <article
      class="rule"
      data-rule={props.entry.ids[0]}
      data-told={props.told || undefined}
      tabindex="-1"
      aria-labelledby={`title-${props.entry.ids[0]}`}
    >
      <h2 class="rule-title" id={`title-${props.entry.ids[0]}`}>
        {props.entry.title}{' '}
        <span class="rule-ids">
          <For each={props.entry.ids}>{id => <a href={hrefOfRule(id)}>{id}</a>}</For>
        </span>
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
      </footer>
    </article>
  );
}
