import type { MatchCard } from '@oubliette/host';
import { createEffect, createSignal, For, on, Show, Suspense } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { lately } from '../../components/lately.ts';
import { Panel } from '../../components/Panel.tsx';
import { ask } from '../../keeper/ask.ts';
import { createAttempt } from '../../match/attempt.ts';
import { text } from './messages.ts';
import './KeptMatches.css';

const Safety = lately(() => import('./Safety.tsx'), 'Safety');
const KeptRow = lately(() => import('./KeptRow.tsx'), 'KeptRow');

const isOver = ({ winners }: MatchCard): boolean => winners !== null;

const inTurn = (one: MatchCard, two: MatchCard): number =>
  Number(isOver(one)) - Number(isOver(two)) || two.updated - one.updated;

/** Matches that this browser keeps, of one game or of all: those that go on first, then the latest. */
export function KeptMatches(props: {
  readonly game?: string;
  /** How often matches came back from a file while the list was shown. */
  readonly restored: number;
  /** Where all that is kept is listed: whether there is anything besides matches. */
  readonly hasMore?: () => boolean;
}) {
  const [matches, setMatches] = createSignal<readonly MatchCard[] | null>(null);
  const [others, setOthers] = createSignal(0);
  const [isDamaged, setDamaged] = createSignal(false);
  const { attempt, failure } = createAttempt();
  const refetch = () =>
    attempt(async () => {
      const [all, damaged] = await Promise.all([ask('list'), ask('damaged')]);
      const listed = props.game === undefined ? all : all.filter(({ game }) => game === props.game);
      setMatches(listed.toSorted(inTurn));
      setOthers(all.length - listed.length);
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
                  <For each={kept()}>
                    {match => (
                      <KeptRow match={match} named={props.game === undefined} onChange={refetch} />
                    )}
                  </For>
                </Suspense>
              </ul>
            </Show>
            <Show when={others() > 0}>
              <a class="kept-others" href="#/matches">
                {text().others(others())}
              </a>
            </Show>
            <Show when={kept().length > 0 || isDamaged() || props.hasMore?.()}>
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
