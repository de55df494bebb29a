import {
  checkDocument,
  type DocumentFault,
  gameOfSet,
  isScenario,
  type ScenarioDocument,
  SHIPPED,
  scenarioOf,
} from '@oubliette/dungeon-twister/documents';
import { createSignal, Show } from 'solid-js';
import { Button, LinkButton } from '../components/Button.tsx';
import { language } from '../i18n/language.ts';
import { OneOf } from '../newgame/OneOf.tsx';
import { FaultList } from './Checks.tsx';
import { type Draft, recallDraft, scenarioDocumentOf } from './draft.ts';
import { type Loaded, loadDocument } from './load.ts';
import { text } from './messages.ts';
import './DocumentPicker.css';

/** The options of a duel that is played with this document. */
export function documentOptions(document: ScenarioDocument): {
  readonly forces: 'scenario';
  readonly scenario: ReturnType<typeof scenarioOf>;
} {
  return { forces: 'scenario', scenario: scenarioOf(document) };
}

interface DocumentPickerProps {
  readonly value: ScenarioDocument | null;
  readonly onChange: (document: ScenarioDocument) => void;
}

/** One of our scenarios, or one from a file; a set is played as it is, everybody with all of it. */
export function DocumentPicker(props: DocumentPickerProps) {
  let chooser!: HTMLInputElement;
  const [brought, setBrought] = createSignal<readonly ScenarioDocument[]>([]);
  const [refused, setRefused] = createSignal<Refused | null>(null);
  const all = () => [...SHIPPED, ...brought()];

  async function load(file: File | undefined): Promise<void> {
    if (!file) return;
    take(await loadDocument(file));
  }

  function take({ name, read }: Loaded): void {
    setRefused(read.ok ? null : { name, faults: read.faults });
    if (!read.ok) return;
    const document = isScenario(read.value) ? read.value : gameOfSet(read.value);
    setBrought(before => [...before, document]);
    props.onChange(document);
  }

  /** The draft as it was left; whatever is not right yet is told as of any document. */
  function takeDraft(draft: Draft): void {
    const document = scenarioDocumentOf(draft);
    take({ name: document.names[language()], read: checkDocument(document) });
  }

  return (
    <div class="document-picker">
      <OneOf
        label={text().pickerLabel}
        value={props.value ?? undefined}
        onChange={document => document && props.onChange(document)}
        options={all().map(document => ({
          value: document as ScenarioDocument | undefined,
          title: document.names[language()],
          words: document.story[language()],
        }))}
      />
      <div class="document-picker-ways">
        <input
          hidden
          type="file"
          accept=".json,application/json"
          aria-label={text().pickerFile}
          ref={chooser}
          onChange={event => {
            void load(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        <Button size="small" onClick={() => chooser.click()}>
          {text().pickerFile}
        </Button>
        <Show when={recallDraft()}>
          {draft => (
            <Button size="small" onClick={() => takeDraft(draft())}>
              {text().pickerDraft}
            </Button>
          )}
        </Show>
        <LinkButton size="small" href="#/editor">
          {text().toEditor}
        </LinkButton>
      </div>
      <Show when={refused()}>
        {wrong => (
          <div role="alert">
            <b>{text().notLoaded(wrong().name)}</b>
            <FaultList faults={wrong().faults} />
          </div>
        )}
      </Show>
    </div>
  );
}

interface Refused {
  readonly name: string;
  readonly faults: readonly DocumentFault[];
}
