import type { LedgerChapter } from '@oubliette/kernel/ledger';
import { For, Show } from 'solid-js';
import { Line } from '../../ledger/Line.tsx';
import { type GameBooks, isPlayed } from '../../ledger/library.ts';
import { hrefOfRule } from '../../ledger/place.ts';
import { text } from './messages.ts';
import './Checks.css';

/** Examples that prove the rules of a chapter, for those who want to check them. */
export function Checks(props: { readonly chapter: LedgerChapter; readonly game: GameBooks }) {
  const checked = () => props.chapter.entries.filter(({ check }) => check !== '');
  return (
    <Show when={checked().length > 0}>
      <details class="checks">
        <summary>{text().checks}</summary>
        <p>{isPlayed(props.chapter) ? text().checksWords : text().unplayedChecks}</p>
        <dl>
          <For each={checked()}>
            {({ ids, title, check }) => (
              <div>
                <dt>
                  <a href={hrefOfRule(ids[0]!)}>{ids[0]}</a> {title}
                </dt>
                <dd>
                  <Line text={check} game={props.game} />
                </dd>
              </div>
            )}
          </For>
        </dl>
      </details>
    </Show>
  );
}
