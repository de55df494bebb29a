import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { Panel } from '../components/Panel.tsx';
import { createAttempt } from '../match/attempt.ts';
import { faultWords } from '../match/fault-words.ts';
import { enterMatch } from './enter.ts';
import { text } from './messages.ts';
import { takenIn } from './taken-in.ts';
import './LoadFile.css';

/** A text that is dragged into a field is none of ours. */
const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** A saved match comes back: chosen, or dropped anywhere on the page. */
export function LoadFile() {
  const [above, setAbove] = createSignal(false);
  const [name, setName] = createSignal('');
  const { attempt, isUnderWay, failure } = createAttempt();
  let chooser!: HTMLInputElement;

  async function load(file: File | undefined): Promise<void> {
    if (!file || isUnderWay()) return;
    setName(file.name);
    await attempt(async () => {
      const taken = await takenIn(file);
      if (!taken.ok) return faultWords(taken.faults);
      enterMatch(taken.value);
      return undefined;
    });
  }

  onMount(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setAbove(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setAbove(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
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
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={text().choose}
        ref={chooser}
        onChange={event => {
          void load(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button unavailable={isUnderWay()} onClick={() => !isUnderWay() && chooser.click()}>
        {text().choose}
      </Button>
      <Show when={isUnderWay()}>
        <p role="status">{text().loading(name())}</p>
      </Show>
      <Show when={failure()}>
        <div class="load-file-refused" role="alert">
          <b>{text().notLoaded(name())}</b>
          <span>{failure()}</span>
        </div>
      </Show>
      <Show when={above()}>
        <div class="load-file-drop" aria-hidden="true">
          {text().dropHere}
        </div>
      </Show>
    </Panel>
  );
}
