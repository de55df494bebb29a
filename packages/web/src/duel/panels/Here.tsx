import { createMemo, Match, Switch } from 'solid-js';
import { CharacterPanel } from './CharacterPanel.tsx';
import type { Desk } from './desk.ts';
import { waitingTokens } from './offers.ts';
import { PutPanel, RosterPanel } from './RosterPanel.tsx';

/** The panel of what is chosen: tokens that wait for a square, a character, or nobody yet. */
export function Here(props: Desk) {
  const waiting = createMemo(() => waitingTokens(props.table.snapshot()));
  return (
    <Switch fallback={<RosterPanel {...props} />}>
      <Match when={waiting().length > 0}>
        <PutPanel {...props} tokens={waiting()} />
      </Match>
      <Match when={props.choice.selected()}>
        {token => <CharacterPanel {...props} token={token()} />}
      </Match>
    </Switch>
  );
}
