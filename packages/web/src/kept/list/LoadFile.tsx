import { createSignal, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { FileButton } from '../../components/FileButton.tsx';
import { lately } from '../../components/lately.ts';
import { Panel } from '../../components/Panel.tsx';
import { createAttempt } from '../../match/attempt.ts';
import { enterMatch } from '../../match/enter.ts';
import { faultWords } from '../../match/fault-words.ts';
import { text } from './messages.ts';
import type { CameBack as Came } from './taken-in.ts';
import './LoadFile.css';

const CameBack = lately(() => import('./CameBack.tsx'), 'CameBack');

/** A text that is dragged into a field is none of ours. */
const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** A saved match comes back: chosen, or dropped anywhere on the page. */
export function LoadFile(props: { readonly onRestored: () => void }) {
  const [came, setCame] = createSignal<Came | null>(null);
  const [above, setAbove] = createSignal(false);
  const [name, setName] = createSignal('');
  const { attempt, isUnderWay, failure } = createAttempt();

  async function load(file: File): Promise<void> {
    if (isUnderWay()) return;
    setName(file.name);
    setCame(null);
    await attempt(async () => {
      const { takenIn } = await import('./taken-in.ts');
      const taken = await takenIn(file);
      if (!taken.ok) return faultWords(taken.faults);
      if ('key' in taken.value) enterMatch(taken.value.key);
      else {
        setCame(taken.value);
        props.onRestored();
      }
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
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) void load(file);
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
      <FileButton
        label={text().choose}
        unavailable={isUnderWay()}
        onChoose={file => void load(file)}
      />
      <Show when={isUnderWay()}>
        <p role="status">{text().loading(name())}</p>
      </Show>
      <Show when={came()}>
        {news => (
          <Suspense>
            <CameBack came={news()} onRead={() => setCame(null)} />
          </Suspense>
        )}
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
