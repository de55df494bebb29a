import type { Shape } from '@oubliette/kernel';
import { Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import type { TableNotice as Kind, MatchTable } from '../match/contract.ts';
import { text } from '../match/messages.ts';
import { SaveButton } from '../table/menu/SaveButton.tsx';
import { text as notices } from './notice/messages.ts';
import './TableNotice.css';

const wordsOf = (kind: Kind) => (kind === 'crashed' ? text().crashed : notices()[kind]);

/** What the players should know of the keeping of their match, above the table until they say so. */
export function TableNotice(props: { readonly table: MatchTable<Shape> }) {
  return (
    <Show when={props.table.notice()}>
      {notice => (
        <div class="table-notice" role="status" data-notice={notice()}>
          <p>{wordsOf(notice())}</p>
          <Show when={notice() === 'in-memory'}>
            <SaveButton table={props.table} />
          </Show>
          <Show
            when={notice() === 'crashed'}
            fallback={
              <Button size="small" onClick={props.table.dismissNotice}>
                {text().dismiss}
              </Button>
            }
          >
            <Button kind="primary" onClick={() => location.reload()}>
              {text().reload}
            </Button>
          </Show>
        </div>
      )}
    </Show>
  );
}
