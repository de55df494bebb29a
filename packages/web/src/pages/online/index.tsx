import { createResource, Match, onCleanup, Show, Switch } from 'solid-js';
import { LinkButton } from '../../components/Button.tsx';
import { text } from '../../online/messages.ts';
import { onlineFault } from '../../online/words.ts';
import { PlayedMatch } from '../../playing/PlayedMatch.tsx';
import { address } from '../../router/address.ts';
import { AtTable } from './AtTable.tsx';
import { enterOnline } from './enter.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import './Online.css';

/** `#/online/MATCH`: a match on the server that this device has a seat at. */
export function OnlinePage() {
  const match = () => address().rest[0] ?? '';
  const [entered, { refetch }] = createResource(match, enterOnline);
  onCleanup(() => entered.latest?.ok && entered.latest.value.leave());
  const open = () => {
    const found = entered();
    return found?.ok ? found.value : null;
  };
  const faults = () => {
    const found = entered();
    return found && !found.ok ? found.faults : null;
  };
  return (
    <Switch fallback={<p class="shell-loading">{text().opening}</p>}>
      <Match when={faults()}>
        {found => (
          <div class="online-fault">
            <h1>{text().title}</h1>
            <p role="alert">{onlineFault(found())}</p>
            <LinkButton href="#/friend">{text().mine}</LinkButton>
          </div>
        )}
      </Match>
      <Match when={open()} keyed>
        {found => (
          <Show when={found.table()} fallback={<WaitingRoom entered={found} />} keyed>
            {table => (
              <PlayedMatch
                key={match()}
                table={table}
                onRetry={refetch}
                above={<AtTable entered={found} table={table} />}
              />
            )}
          </Show>
        )}
      </Match>
    </Switch>
  );
}
