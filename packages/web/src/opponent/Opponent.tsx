import { Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { playerName } from '../match/names.ts';
import type { OpenedTable } from '../match/opened-table.ts';
import { next } from '../match/stepping.ts';
import { text } from './messages.ts';
import { createPlaying } from './playing.ts';
import './Opponent.css';

/** The machine at the table: it plays when it is asked, and a quiet sign shows that it thinks. */
export function Opponent(props: { readonly table: OpenedTable }) {
  const { isThinking, isStuck, goOn } = createPlaying(props.table);
  const name = () => {
    const { decision, machine, players } = props.table.present();
    const seat = decision?.seats.find(each => machine?.levels[each]);
    return seat ? playerName(players, seat) : '';
  };
  return (
    <>
      <p class="opponent-thinks" data-on={isThinking() || undefined} aria-live="polite">
        <Show when={isThinking()}>{text().thinks(name())}</Show>
      </p>
      <Show when={next()}>
        {goOn => (
          <div class="opponent-next">
            <Button size="small" kind="primary" onClick={() => goOn()()}>
              {text().next}
            </Button>
          </div>
        )}
      </Show>
      <Show when={isStuck()}>
        <div class="table-notice" role="alert">
          <p>{text().stuck}</p>
          <Button size="small" onClick={goOn}>
            {text().again}
          </Button>
        </div>
      </Show>
    </>
  );
}
