import type { LedgerEntry, Status } from '@oubliette/kernel/ledger';
import { For, Show } from 'solid-js';
import { writtenLanguage } from '../../i18n/language.ts';
import { Line } from '../../ledger/Line.tsx';
import type { GameBooks } from '../../ledger/library.ts';
import { text } from './messages.ts';
import './Standing.css';

/** How sure a rule is: its status, why we decided so, and where it comes from. */
export function Standing(props: { entry: LedgerEntry; game: GameBooks }) {
  const statuses = () => [...new Set(props.entry.statuses)];
  const sources = () =>
    props.entry.sources
      .map(source => props.game.ledger.sources[source]?.[writtenLanguage()] ?? source)
      .join(', ');
  return (
    <details class="standing">
      <summary>
        <For each={statuses()}>{status => <StatusChip status={status} />}</For>
        <Show when={props.entry.reason}>
          <span class="standing-reason">
            <Line text={props.entry.reason} game={props.game} />
          </span>
        </Show>
      </summary>
      <div class="standing-more">
        <For each={statuses()}>
          {status => (
            <p>
              <strong>{text().statuses[status]}</strong>: {text().explained[status]}
            </p>
          )}
        </For>
        <p>
          <strong>{text().sources}</strong>: {sources()}.
        </p>
      </div>
    </details>
  );
}

export function StatusChip(props: { status: Status }) {
  return (
    <span class="standing-chip" data-status={props.status}>
      {text().statuses[props.status]}
    </span>
  );
}
