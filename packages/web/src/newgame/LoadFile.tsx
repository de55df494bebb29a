import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { Panel } from '../components/Panel.tsx';
import { ask } from '../match/ask.ts';
import { faultWords } from '../match/fault-words.ts';
import { enterMatch } from './enter.ts';
import { text } from './messages.ts';
import './LoadFile.css';

const NO_NAMES = { players: {}, openTable: false };

/** A saved match comes back: chosen, or dropped anywhere on the page. */
export function LoadFile() {
  const [above, setAbove] = createSignal(false);
  const [refused, setRefused] = createSignal<{ file: string; why: string } | null>(null);
  let chooser!: HTMLInputElement;

  async function load(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = await ask('read', await file.text(), NO_NAMES);
    if (read.ok) enterMatch(read.value);
    else setRefused({ file: file.name, why: faultWords(read.faults) });
  }

  onMount(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setAbove(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setAbove(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setAbove(false);
      void load(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    onCleanup(() => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    });
  });

  return (
    <Panel title={text().load} class="load-file">
      <p>{text().loadWords}</p>
      <input
        class="unseen"
        type="file"
        accept=".json,application/json"
        aria-label={text().choose}
        tabindex="-1"
        ref={chooser}
        onChange={event => {
          void load(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button onClick={() => chooser.click()}>{text().choose}</Button>
      <Show when={refused()}>
        {refusal => (
          <div class="load-file-refused" role="alert">
            <b>{text().notLoaded(refusal().file)}</b>
            <span>{refusal().why}</span>
          </div>
        )}
      </Show>
      <Show when={above()}>
        <div class="load-file-drop" aria-hidden="true">
          {text().dropHere}
        </div>
      </Show>
    </Panel>
  );
}
