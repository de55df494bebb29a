import { For } from 'solid-js';
import './Steps.css';

/** How far a fight has come: what is done, and what is now. */
export function Steps(props: { readonly names: readonly string[]; readonly now: number }) {
  return (
    <ol class="fight-steps">
      <For each={props.names}>
        {(name, index) => (
          <li
            data-done={index() < props.now || undefined}
            aria-current={index() === props.now ? 'step' : undefined}
          >
            {name}
          </li>
        )}
      </For>
    </ol>
  );
}
