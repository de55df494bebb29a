import { Show } from 'solid-js';
import { Button, LinkButton } from '../../components/Button.tsx';
import { address } from '../../router/address.ts';
import { text } from './messages.ts';
import type { CameBack as Came } from './taken-in.ts';
import './Safety.css';

/** What came of a file of everything that is not simply gone on with. */
export function CameBack(props: { readonly came: Came; readonly onRead: () => void }) {
  return (
    <div class="safety-news" role="status">
      <p>{text().cameBack(props.came)}</p>
      <Show when={props.came.matches > 0 && address().page !== 'matches'}>
        <LinkButton size="small" href="#/matches">
          {text().all}
        </LinkButton>
      </Show>
      <Button size="small" onClick={props.onRead}>
        {text().understood}
      </Button>
    </div>
  );
}
