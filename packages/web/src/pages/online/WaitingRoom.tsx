import { For, Show } from 'solid-js';
import { Panel } from '../../components/Panel.tsx';
import { sideName } from '../../match/names.ts';
import { InviteLink } from '../../online/InviteLink.tsx';
import { inviteLink } from '../../online/invite.ts';
import { text } from '../../online/messages.ts';
import { gameName } from '../../online/words.ts';
import { levelName } from '../../opponent/names.ts';
import type { EnteredMatch } from './enter.ts';
import { GiveToMachine } from './GiveToMachine.tsx';
import { NewLink } from './NewLink.tsx';
import { Notices } from './Notices.tsx';

/** Until everybody has come: who is there, and the links for those who are not. */
export function WaitingRoom(props: { readonly entered: EnteredMatch }) {
  const seats = () => props.entered.gathering()?.seats ?? [];
  const open = () => seats().filter(({ by }) => by === 'open');
  return (
    <div class="online-waiting">
      <h1>{text().waitingTitle}</h1>
      <p>
        {gameName(props.entered.mine.game)}. {text().waitingIntro}
      </p>
      <ul aria-live="polite">
        <For each={seats()}>
          {({ seat, by, name, level }) => (
            <li data-by={by}>
              {by === 'open'
                ? text().missing(sideName(seat))
                : by === 'machine'
                  ? text().machine(sideName(seat), levelName(level ?? ''))
                  : text().came(sideName(seat), name)}
            </li>
          )}
        </For>
      </ul>
      <Show when={props.entered.mine.seat !== null}>
        <Notices mine={props.entered.mine} />
      </Show>
      <Show when={props.entered.isHost}>
        <For each={open()}>
          {({ seat }) => (
            <Panel>
              <Show
                when={props.entered.mine.invites[seat]}
                fallback={<NewLink entered={props.entered} seat={seat} isFree />}
              >
                {secret => (
                  <InviteLink link={inviteLink(secret())} label={text().linkFor(sideName(seat))} />
                )}
              </Show>
              <GiveToMachine match={props.entered.mine.match} seat={seat} />
            </Panel>
          )}
        </For>
      </Show>
    </div>
  );
}
