import type { TokenSide } from '@oubliette/art';
import { For, type JSX, Show } from 'solid-js';
import { text } from './messages.ts';
import './Chronicle.css';

export interface ChronicleEntry {
  readonly side?: TokenSide;
  readonly words: JSX.Element;
  /** Stands above it where something new begins: a turn. */
  readonly heading?: string | undefined;
  /** Shows the motion of this entry again. */
  readonly onReplay?: () => void;
  /** The pointer or the focus comes to it, or leaves. */
  readonly onPoint?: (on: boolean) => void;
}

/** What happened, newest at the bottom; new lines are read out. */
export function Chronicle(props: {
  entries: readonly ChronicleEntry[];
  /** Somebody else reads the new lines out. */
  silent?: boolean;
}) {
  return (
    <div role="log" aria-label={text().chronicle} aria-live={props.silent ? 'off' : undefined}>
      <ol class="chronicle">
        <For each={props.entries}>
          {entry => (
            <li
              class="chronicle-entry"
              data-side={entry.side}
              onPointerEnter={() => entry.onPoint?.(true)}
              onPointerLeave={() => entry.onPoint?.(false)}
              onFocusIn={() => entry.onPoint?.(true)}
              onFocusOut={() => entry.onPoint?.(false)}
            >
              <Show when={entry.heading}>
                <h3 class="chronicle-heading">{entry.heading}</h3>
              </Show>
              <div class="chronicle-words">
                <Show when={entry.onReplay} fallback={entry.words}>
                  {replay => (
                    <button type="button" title={text().replay} onClick={() => replay()()}>
                      {entry.words}
                    </button>
                  )}
                </Show>
              </div>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}
