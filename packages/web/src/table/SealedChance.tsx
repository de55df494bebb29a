import type { SeedPromise } from '@oubliette/kernel';
import { For, Show } from 'solid-js';
import { text } from '../match/messages.ts';
import './SealedChance.css';

interface SeedsProps {
  readonly promises: readonly SeedPromise[];
}

/** How much of a hash is enough to know it again at a glance. */
const GLANCE = 12;

/** What the match promises of its chance, from the first moment on: the hash of every seed. */
export function SealedChance(props: SeedsProps & { readonly open?: boolean }) {
  return (
    <details class="sealed-chance" open={props.open}>
      <summary>
        {text().promise} <code>{props.promises.at(-1)?.commitment.slice(0, GLANCE)}…</code>
      </summary>
      <p>{text().promiseWords}</p>
      <SeedList promises={props.promises} />
    </details>
  );
}

/** Every seed with its moment: its hash, and itself when the match is over. */
export function SeedList(props: SeedsProps) {
  return (
    <dl class="seed-list">
      <For each={props.promises}>
        {({ at, commitment, seed }) => (
          <>
            <dt>{text().promiseFrom(at)}</dt>
            <dd>{commitment}</dd>
            <Show when={seed}>
              <dt>{text().seed}</dt>
              <dd>{seed}</dd>
            </Show>
          </>
        )}
      </For>
    </dl>
  );
}
