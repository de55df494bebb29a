import { createResource, Show } from 'solid-js';
import { LinkButton } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { ask } from '../../keeper/ask.ts';
import { text } from '../../online/messages.ts';
import { keepSeat, mySeatAt } from '../../online/my-seats.ts';
import { onlineFault } from '../../online/words.ts';
import { address } from '../../router/address.ts';

/** Goes to the table of a link for onlookers; why not, if that cannot be. */
async function watched(key: string): Promise<string> {
  const entered = await ask('enter', key);
  if (!entered.ok) return onlineFault(entered.faults);
  const { match, gathering, view } = entered.value;
  const game = gathering?.game ?? view?.snapshot.game ?? '';
  // Whoever has a seat there already keeps it.
  if (mySeatAt(match) === undefined)
    keepSeat({ match, key, seat: null, game, invites: {}, seen: Date.now() });
  location.replace(`#/online/${match}`);
  return '';
}

/** `#/watch/KEY`: a link to a table for somebody who only looks on. */
export function WatchPage() {
  const [fault] = createResource(() => address().rest[0] ?? '', watched);
  return (
    <Show when={fault()} fallback={<p class="shell-loading">{text().opening}</p>}>
      {words => (
        <Notice title={text().title} text={words()}>
          <LinkButton href="#/friend">{text().mine}</LinkButton>
        </Notice>
      )}
    </Show>
  );
}
