import { For } from 'solid-js';
import { Dialog } from '../../components/Dialog.tsx';
import { Keycap } from '../../components/Keycap.tsx';
import type { Desk } from './desk.ts';
import { type KeyName, keyCaps } from './keys.ts';
import { text } from './messages.ts';
import './KeysDialog.css';

/** Every key of the table and what it does. */
export function KeysDialog(props: Desk) {
  return (
    <Dialog
      title={text().keysTitle}
      open={props.dialog() === 'keys'}
      onClose={() => props.closeDialog('keys')}
    >
      <dl class="cave-keys">
        <For each={Object.keys(keyCaps) as KeyName[]}>
          {name => (
            <>
              <dt>
                <For each={keyCaps[name]}>{cap => <Keycap>{cap}</Keycap>}</For>
              </dt>
              <dd>{text().keys[name]}</dd>
            </>
          )}
        </For>
      </dl>
    </Dialog>
  );
}
