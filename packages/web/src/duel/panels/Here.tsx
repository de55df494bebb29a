import { createMemo, Match, Suspense, Switch } from 'solid-js';
import { lately } from '../../components/lately.ts';
import { Panel } from '../../components/Panel.tsx';
import { fetchWhenQuiet } from '../../table/scenes.ts';
import type { DuelDesk } from '../seen/desk.ts';
import { waitingTokens } from './offers.ts';
import { PutPanel, RosterPanel } from './RosterPanel.tsx';

const CharacterPanel = lately(() => import('./CharacterPanel.tsx'), 'CharacterPanel');

/** The panel of what is chosen: tokens that wait for a square, a character, or nobody yet. */
export function Here(props: DuelDesk) {
  fetchWhenQuiet([CharacterPanel]);
  const waiting = createMemo(() => waitingTokens(props.table.snapshot()));
  return (
    <Switch fallback={<RosterPanel {...props} />}>
      <Match when={waiting().length > 0}>
        <PutPanel {...props} tokens={waiting()} />
      </Match>
      <Match when={props.choice.selected()}>
        {token => (
          <Suspense fallback={<Panel class="duel-panel" />}>
            <CharacterPanel {...props} token={token()} />
          </Suspense>
        )}
      </Match>
    </Switch>
  );
}
