import { For } from 'solid-js';
import { Dialog } from '../components/Dialog.tsx';
import { Keycap } from '../components/Keycap.tsx';
import type { DeskWith } from './desk.ts';
import { text } from './messages.ts';
import './KeysDialog.css';

interface KeysDialogProps<Name extends string> {
  readonly desk: DeskWith<'keys'>;
  readonly caps: Readonly<Record<Name, readonly string[]>>;
  /** What the game's own keys do; the rest is the same at every table. */
  readonly words: Readonly<Record<Exclude<Name, CommonName>, string>>;
}

type CommonName = keyof ReturnType<typeof text>['keys'];

/** Every key of the table and what it does. */
export function KeysDialog<Name extends string>(props: KeysDialogProps<Name>) {
  const words = (): Readonly<Record<string, string>> => ({ ...text().keys, ...props.words });
  return (
    <Dialog
      title={text().menu.keys}
      open={props.desk.dialog() === 'keys'}
      onClose={() => props.desk.closeDialog('keys')}
    >
      <dl class="table-keys">
        <For each={Object.keys(props.caps) as Name[]}>
          {name => (
            <>
              <dt>
                <For each={props.caps[name]}>{cap => <Keycap>{cap}</Keycap>}</For>
              </dt>
              <dd>{words()[name]}</dd>
            </>
          )}
        </For>
      </dl>
    </Dialog>
  );
}
