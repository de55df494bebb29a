import { createSignal, For, onMount, Show } from 'solid-js';
import { Panel } from '../components/Panel.tsx';
import { ask } from '../match/ask.ts';
import type { KeptMatch } from '../match/store.ts';
import { KeptRow } from './KeptRow.tsx';
import { text } from './messages.ts';
import './KeptMatches.css';

/** All duels that this browser keeps, the latest first. */
export function KeptMatches() {
  const [matches, setMatches] = createSignal<readonly KeptMatch[] | null>(null);
  async function refetch(): Promise<void> {
    const duels = (await ask('list')).filter(({ game }) => game === 'duel');
    setMatches(duels.toSorted((one, two) => two.updated - one.updated));
  }
  onMount(refetch);
  return (
    <Panel title={text().kept} class="kept">
      <Show when={matches()}>
        {kept => (
          <Show when={kept().length > 0} fallback={<p class="kept-none">{text().keptNone}</p>}>
            <ul>
              <For each={kept()}>{match => <KeptRow match={match} onChange={refetch} />}</For>
            </ul>
          </Show>
        )}
      </Show>
    </Panel>
  );
}
