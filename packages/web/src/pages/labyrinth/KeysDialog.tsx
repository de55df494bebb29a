import { For } from 'solid-js';
import { Dialog } from '../../components/Dialog.tsx';
import { Keycap } from '../../components/Keycap.tsx';
import { type KeyName, keyCaps } from './keys.ts';
import { text } from './messages.ts';
import type { LabyrinthSession } from './session.ts';
import './KeysDialog.css';

const names = Object.keys(keyCaps) as KeyName[];

export function KeysDialog(props: { readonly session: LabyrinthSession }) {
  return (
    <Dialog
      title={text().keysTitle}
      open={props.session.help()}
      onClose={() => props.session.setHelp(false)}
    >
      <dl class="maze-keys">
        <For each={names}>
          {name => (
            <div>
              <dt>
                <For each={keyCaps[name]}>
                  {cap => <Keycap>{cap === 'click' ? text().click : cap}</Keycap>}
                </For>
              </dt>
              <dd>{text().keyNames[name]}</dd>
            </div>
          )}
        </For>
      </dl>
    </Dialog>
  );
}
