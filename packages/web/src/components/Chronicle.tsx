import type { Side } from '@oubliette/art';
import { For, type JSX, Show } from 'solid-js';
import { text } from './messages.ts';
import './Chronicle.css';

export interface ChronicleEntry {
  readonly side?: Side;
  readonly words: JSX.Element;
  /** Shows the motion of this entry again. */
  readonly onReplay?: () => void;
}

/** What happened, newest at the bottom; new lines are read out. */
export function Chronicle(props: { entries: readonly ChronicleEntry[] }) {
  return (
    <div role="log" aria-label={text().chronicle}>
      <ol class="chronicle">
        <For each={props.entries}>
          {entry => (
            <li class="chronicle-entry" data-side={entry.side}>
              <Show when={entry.onReplay} fallback={entry.words}>
                {replay => (
                  <button type="button" title={text().replay} onClick={() => replay()()}>
                    {entry.words}
                  </button>
                )}
              </Show>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}
