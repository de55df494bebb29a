import { createResource, Show } from 'solid-js';
import { Panel } from '../../components/Panel.tsx';
import { hasServer } from '../../online/has-server.ts';
import { MyMatches } from '../../online/MyMatches.tsx';
import { text } from '../../online/messages.ts';
import { offered } from '../../online/push.ts';
import { NewTable } from './NewTable.tsx';
import { OpenTables } from './OpenTables.tsx';
import './Friend.css';

/** `#/friend`: a match with somebody who sits elsewhere. */
export function FriendPage() {
  const [server] = createResource(hasServer);
  const [offers] = createResource(offered);
  const mayBeOpen = () => offers.latest?.tables === true;
  return (
    <div class="friend">
      <h1>{text().title}</h1>
      <p>{text().intro}</p>
      <Show when={server() !== false} fallback={<p role="status">{text().noServer}</p>}>
        <Panel>
          <NewTable mayBeOpen={mayBeOpen()} />
        </Panel>
        <Show when={mayBeOpen()}>
          <OpenTables />
        </Show>
      </Show>
      <Panel title={text().mine}>
        <MyMatches />
      </Panel>
    </div>
  );
}
