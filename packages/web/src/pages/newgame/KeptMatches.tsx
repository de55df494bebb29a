import type { MatchCard } from '@oubliette/host';
import { createEffect, createSignal, For, on, Show, Suspense } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { lately } from '../../components/lately.ts';
import { Panel } from '../../components/Panel.tsx';
import { ask } from '../../keeper/ask.ts';
import { createAttempt } from '../../match/attempt.ts';
import { text } from './messages.ts';
import './KeptMatches.css';

const Safety = lately(() => import('./kept/Safety.tsx'), 'Safety');
const KeptRow = lately(() => import('./kept/KeptRow.tsx'), 'KeptRow');

/** All matches of a game that this browser keeps, the latest first. */
export function KeptMatches(props: {
  readonly game: string;
  /** How often matches came back from a file while the list was shown. */
  readonly restored: number;
}) {
  const [matches, setMatches] = createSignal<readonly MatchCard[] | null>(null);
  const [isDamaged, setDamaged] = createSignal(false);
  const { attempt, failure } = createAttempt();
  const refetch = () =>
    attempt(async () => {
      const [all, damaged] = await Promise.all([ask('list'), ask('damaged')]);
      const own = all.filter(({ game }) => game === props.game);
      setMatches(own.toSorted((one, two) => two.updated - one.updated));
      setDamaged(damaged.length > 0);
      return undefined;
    });
  createEffect(on(() => props.restored, refetch));
  return (
    <Panel title={text().kept} class="kept">
      <Show when={failure()}>
        <p role="alert">{text().keptUnread}</p>
        <Button onClick={refetch}>{text().retry}</Button>
      </Show>
      <Show when={!failure() && matches()}>
        {kept => (
          <>
            <Show when={kept().length > 0} fallback={<p class="kept-none">{text().keptNone}</p>}>
              <ul>
                <Suspense>
                  <For each={kept()}>{match => <KeptRow match={match} onChange={refetch} />}</For>
                </Suspense>
              </ul>
            </Show>
            <Show when={kept().length > 0 || isDamaged()}>
              <Suspense>
                <Safety matches={kept().length} played={kept()[0]?.updated ?? 0} />
              </Suspense>
            </Show>
          </>
        )}
      </Show>
    </Panel>
  );
}
