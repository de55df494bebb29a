import { checkDocument, type GameDocument } from '@oubliette/dungeon-twister/documents';
import { createSignal, type ParentProps, Show } from 'solid-js';
import { Button, LinkButton } from '../components/Button.tsx';
import { FileButton } from '../components/FileButton.tsx';
import { writtenLanguage } from '../i18n/language.ts';
import { NotLoaded, type RefusedFile } from './Checks.tsx';
import { recallDraft, type SetDraft } from './draft.ts';
import { type LoadedDocument, loadDocument } from './load.ts';
import { text } from './messages.ts';
import './DocumentWays.css';

interface DocumentWaysProps {
  /** What of the drawing table is wanted here. */
  readonly ofDraft: (draft: SetDraft) => GameDocument;
  readonly onTake: (document: GameDocument) => void;
}

/** The ways by which a document comes here: from a file, or from the drawing table. */
export function DocumentWays(props: ParentProps<DocumentWaysProps>) {
  const [refused, setRefused] = createSignal<RefusedFile | null>(null);

  async function load(file: File): Promise<void> {
    take(await loadDocument(file));
  }

  function take({ name, read }: LoadedDocument): void {
    setRefused(read.ok ? null : { name, faults: read.faults });
    if (read.ok) props.onTake(read.value);
  }

  /** The draft as it was left; whatever is not right yet is told as of any document. */
  function takeDraft(draft: SetDraft): void {
    const document = props.ofDraft(draft);
    take({ name: document.names[writtenLanguage()], read: checkDocument(document) });
  }

  return (
    <div class="document-picker">
      {props.children}
      <div class="document-picker-ways">
        <FileButton size="small" label={text().pickerFile} onChoose={file => void load(file)} />
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
      <NotLoaded file={refused()} />
    </div>
  );
}
