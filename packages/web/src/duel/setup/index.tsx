import { Match, Switch } from 'solid-js';
import { Panel } from '../../components/Panel.tsx';
import { HidingPanel } from './HidingPanel.tsx';
import { text } from './messages.ts';
import type { SetUpProps } from './Screen.tsx';
import { StartersPanel } from './StartersPanel.tsx';

/** The panel of the set-up: who is asked puts starters on dots or tokens on rooms. */
export function SetUpPanel(props: SetUpProps) {
  const legal = () => props.table.snapshot().legal;
  const offers = (deed: 'starter' | 'hide') => legal().some(action => action.do === deed);
  return (
    <Switch
      fallback={
        <Panel class="duel-panel set-up">
          <p class="set-up-hint">{text().waiting}</p>
        </Panel>
      }
    >
      <Match when={offers('starter')}>
        <StartersPanel {...props} />
      </Match>
      <Match when={offers('hide')}>
        <HidingPanel {...props} />
      </Match>
    </Switch>
  );
}
