import { Panel } from '../../components/Panel.tsx';
import { MyMatches } from '../../online/MyMatches.tsx';
import { text } from '../../online/messages.ts';

/** The matches over a link: they lie on the server, this browser has the keys to them. */
export function WithFriends() {
  return (
    <Panel title={text().mine}>
      <MyMatches />
    </Panel>
  );
}
