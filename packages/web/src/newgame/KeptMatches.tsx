import { createSignal, For, onMount, Show, Suspense } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { Panel } from '../components/Panel.tsx';
import { ask } from '../match/ask.ts';
import { createAttempt } from '../match/attempt.ts';
import type { KeptMatch } from '../match/store.ts';
import { lately } from '../router/lately.ts';
import { text } from './messages.ts';
import './KeptMatches.css';

const KeptRow = lately(() => import('./kept/KeptRow.tsx'), 'KeptRow');

/** All matches of a game that this browser keeps, the latest first. */
export function KeptMatches(props: { readonly game: string }) {
  const [matches, setMatches] = createSignal<readonly KeptMatch[] | null>(null);
  const { attempt, failure } = createAttempt();
  const refetch = () =>
    attempt(async () => {
      const own = (await ask('list')).filter(({ game }) => game === props.game);
      setMatches(own.toSorted((one, two) => two.updated - one.updated));
      return undefined;
    });
  onMount(refetch);
  return (
    <Panel title={text().kept} class="kept">
      <Show when={failure()}>
        <p role="alert">{text().keptUnread}</p>
        <Button onClick={refetch}>{text().retry}</Button>
      </Show>
      <Show when={!failure() && matches()}>
        {kept => (
          <Show when={kept().length > 0} fallback={<p class="kept-none">{text().keptNone}</p>}>
            <ul>
              <Suspense>
                <For each={kept()}>{match => <KeptRow match={match} onChange={refetch} />}</For>
              </Suspense>
            </ul>
          </Show>
        )}
      </Show>
    </Panel>
  );
}
