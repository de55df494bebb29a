import { For, Show } from 'solid-js';
import { Chip } from './Chip.tsx';
import { text } from './messages.ts';
import { RuleLink } from './RuleLink.tsx';
import './Trace.css';

export interface TraceRow {
  /** Place in the list of objectives: `1`, or `4–6` for those nobody asked about. */
  readonly place: string;
  readonly objective: string;
  readonly points?: number;
  readonly verdict: 'bad' | 'chosen' | 'unasked';
  /** The verdict in words: "1 AP short". */
  readonly finding: string;
  readonly reason?: string;
  readonly rules?: readonly string[];
}

/** Why a non-player character did what it did: each objective it looked at, in order. */
export function Trace(props: {
  rows: readonly TraceRow[];
  /** Told which row is under the pointer, if any. */
  onPoint?: (row: number | null) => void;
}) {
  return (
    <ol class="trace">
      <For each={props.rows}>
        {(row, index) => (
          <li
            class="trace-row"
            data-verdict={row.verdict}
            style={{ '--row': index() }}
            onPointerEnter={() => props.onPoint?.(index())}
            onPointerLeave={() => props.onPoint?.(null)}
          >
            <span class="trace-place">{row.place}</span>
            <span>
              <b>{row.objective}</b>
              <Show when={row.points}>
                {points => <span class="trace-points"> · {text().price(points())}</span>}
              </Show>
            </span>
            <Chip verdict={row.verdict}>{row.finding}</Chip>
            <Show when={row.reason}>
              <p class="trace-reason">
                {row.reason}
                <For each={row.rules}>
                  {rule => (
                    <>
                      {' '}
                      <RuleLink id={rule} />
                    </>
                  )}
                </For>
              </p>
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
}
