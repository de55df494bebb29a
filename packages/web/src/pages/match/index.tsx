import type { Fault } from '@oubliette/kernel';
import { createEffect, createResource, Match, onMount, Show, Suspense, Switch } from 'solid-js';
import { lately } from '../../components/lately.ts';
import { crashed } from '../../keeper/ask.ts';
import { KeeperGone } from '../../match/KeeperGone.tsx';
import { text } from '../../match/messages.ts';
import type { OpenedTable } from '../../match/opened-table.ts';
import { openTable } from '../../playing/open.ts';
import { PlayedMatch, Trouble } from '../../playing/PlayedMatch.tsx';
import { address } from '../../router/address.ts';
import { guidedMatch } from '../../storage/guide.ts';

const Guide = lately(() => import('../../playing/guide/Guide.tsx'), 'Guide');

type Opened =
  | { readonly key: string; readonly table: OpenedTable }
  | { readonly key: string; readonly faults: readonly Fault[] };

async function opened(key: string): Promise<Opened> {
  const table = await openTable(key);
  return table.ok ? { key, table: table.value } : { key, faults: table.faults };
}

/** What came of it counts, although somebody deletes the match. */
const written = () => import('../../kept/results.ts').then(({ noteResults }) => noteResults());

/** `#/match/KEY`: a match that is kept in this browser. */
export function MatchPage() {
  const key = () => address().rest[0] ?? '';
  const [match, { refetch }] = createResource(key, opened);
  createEffect(() => {
    const opened = match();
    if (opened && 'table' in opened && opened.table.present().outcome !== null) void written();
  });
  onMount(() => void navigator.storage?.persist?.());
  return (
    <Show
      when={match.loading ? null : match()}
      keyed
      fallback={
        <Show when={crashed()} fallback={<p class="shell-loading">{text().opening}</p>}>
          <KeeperGone />
        </Show>
      }
    >
      {found => (
        <Switch>
          <Match when={'faults' in found && found}>
            {broken => <Trouble key={found.key} faults={broken().faults} onRetry={refetch} />}
          </Match>
          <Match when={'table' in found && found}>
            {played => (
              <PlayedMatch
                key={found.key}
                table={played().table}
                onRetry={refetch}
                above={
                  <Show when={guidedMatch(played().table.present().game) === found.key}>
                    {/* As high as what it says: nothing moves when it is there. */}
                    <Suspense fallback={<div class="guide-awaited" />}>
                      <Guide table={played().table} />
                    </Suspense>
                  </Show>
                }
              />
            )}
          </Match>
        </Switch>
      )}
    </Show>
  );
}
