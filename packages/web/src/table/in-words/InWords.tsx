import { createMemo, createSignal, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import type { DeskWith } from '../desk.ts';
import { text } from './messages.ts';
import type { Doings, Passage } from './told.ts';
import './InWords.css';

interface InWordsProps {
  readonly desk: DeskWith<'words'>;
  readonly passages: readonly Passage[];
  readonly doings: readonly Doings[];
}

/** The table without a picture: what can be done, to choose from, and how everything stands. */
export function InWords(props: InWordsProps) {
  const close = () => props.desk.closeDialog('words');
  const doings = createMemo(() => {
    const some = props.doings.filter(({ list }) => list.length > 0);
    return [...some.filter(({ inMind }) => inMind), ...some.filter(({ inMind }) => !inMind)];
  });
  return (
    <Dialog title={text().title} open={props.desk.dialog() === 'words'} onClose={close}>
      <section class="in-words">
        <h3>{text().doings}</h3>
        <For each={doings()} fallback={<p>{text().nothing}</p>}>
          {each => <DoingsList {...each} onChosen={close} alone={doings().length === 1} />}
        </For>
        <h3>{text().position}</h3>
        <For each={props.passages}>
          {({ title, lines }) => (
            <>
              <h4>{title}</h4>
              <ul>
                <For each={lines}>{line => <li>{line}</li>}</For>
              </ul>
            </>
          )}
        </For>
      </section>
    </Dialog>
  );
}

/** Closed until somebody wants it: a rich turn has hundreds of ways. */
function DoingsList(props: Doings & { readonly alone: boolean; readonly onChosen: () => void }) {
  const [isOpen, setOpen] = createSignal(props.inMind === true || props.alone);
  return (
    <details open={isOpen()} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{text().counted(props.title, props.list.length)}</summary>
      <Show when={isOpen()}>
        <ul class="in-words-doings">
          <For each={props.list}>
            {({ words, perform }) => (
              <li>
                <Button
                  onClick={() => {
                    props.onChosen();
                    perform();
                  }}
                >
                  {words}
                </Button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </details>
  );
}
