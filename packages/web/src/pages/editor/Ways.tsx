import {
  type DocumentFault,
  type GameDocument,
  scenarioOf,
} from '@oubliette/dungeon-twister/documents';
import { createSignal, Show } from 'solid-js';
import { AskFirst } from '../../components/AskFirst.tsx';
import { Button } from '../../components/Button.tsx';
import { FileButton } from '../../components/FileButton.tsx';
import { Panel } from '../../components/Panel.tsx';
import { NotLoaded } from '../../documents/Checks.tsx';
import {
  draftFrom,
  FRESH,
  type SetDraft,
  scenarioDocumentOf,
  setOf,
} from '../../documents/draft.ts';
import { type LoadedDocument, loadDocument } from '../../documents/load.ts';
import { writtenLanguage } from '../../i18n/language.ts';
import { ask } from '../../keeper/ask.ts';
import { freshSeed } from '../../keeper/fresh.ts';
import { createAttempt } from '../../match/attempt.ts';
import { enterMatch } from '../../match/enter.ts';
import { faultWords } from '../../match/fault-words.ts';
import { download } from '../../match/file.ts';
import { text } from './messages.ts';

interface WaysProps {
  readonly draft: SetDraft;
  readonly faults: readonly DocumentFault[];
  readonly onTake: (draft: SetDraft) => void;
}

/** What can be done with the whole draft: play, save, load, begin anew. */
export function Ways(props: WaysProps) {
  const [loaded, setLoaded] = createSignal<LoadedDocument | null>(null);
  const { attempt, failure } = createAttempt();
  const isSound = () => props.faults.length === 0;
  const save = (document: GameDocument) =>
    download({
      name: `${document.id}.${document.format.split('/')[0]!.replace('oubliette-', '')}.json`,
      text: `${JSON.stringify(document, null, 2)}\n`,
    });

  function play(): void {
    void attempt(async () => {
      if (!isSound()) return text().notYet;
      const document = scenarioDocumentOf(props.draft);
      const scenario = scenarioOf(document);
      const options = { forces: 'scenario', scenario, quick: true };
      const seed = freshSeed();
      const match = await ask('begin', {
        game: 'duel',
        options,
        players: {},
        openTable: true,
        seed,
      });
      if (!match.ok) return faultWords(match.faults);
      enterMatch(match.value);
      return undefined;
    });
  }

  async function load(file: File): Promise<void> {
    const found = await loadDocument(file);
    setLoaded(found);
    if (found.read.ok) props.onTake(draftFrom(found.read.value));
  }

  const refused = () => {
    const found = loaded();
    return found && !found.read.ok ? { name: found.name, faults: found.read.faults } : null;
  };
  const taken = () => {
    const found = loaded();
    return found?.read.ok ? found.read.value.names[writtenLanguage()] : null;
  };

  return (
    <Panel title={text().documents} class="editor-ways">
      <Button kind="primary" unavailable={!isSound()} onClick={play}>
        {text().play}
      </Button>
      <p class="editor-hint">{text().playWords}</p>
      <Show when={failure()}>
        <p role="alert" class="editor-refused">
          {failure()}
        </p>
      </Show>
      <div class="editor-buttons">
        <Button onClick={() => save(scenarioDocumentOf(props.draft))}>{text().save}</Button>
        <Button onClick={() => save(setOf(props.draft))}>{text().saveSet}</Button>
        <FileButton label={text().load} onChoose={file => void load(file)} />
        <AskFirst
          label={text().fresh}
          question={text().freshSure}
          words={text().freshWords}
          yes={text().fresh}
          no={text().keep}
          danger
          onYes={() => {
            setLoaded(null);
            props.onTake(FRESH);
          }}
        />
      </div>
      <Show when={taken()}>{name => <p role="status">{text().loaded(name())}</p>}</Show>
      <NotLoaded file={refused()} />
    </Panel>
  );
}
