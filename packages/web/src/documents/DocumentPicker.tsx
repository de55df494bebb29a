import {
  type GameDocument,
  gameOfSet,
  isScenario,
  type ScenarioDocument,
  SHIPPED,
  scenarioOf,
} from '@oubliette/dungeon-twister/documents';
import { createSignal } from 'solid-js';
import { OneOf } from '../components/OneOf.tsx';
import { writtenLanguage } from '../i18n/language.ts';
import { DocumentWays } from './DocumentWays.tsx';
import { scenarioDocumentOf } from './draft.ts';
import { text } from './messages.ts';

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
  const [brought, setBrought] = createSignal<readonly ScenarioDocument[]>([]);
  const all = () => [...SHIPPED, ...brought()];

  function take(read: GameDocument): void {
    const document = isScenario(read) ? read : gameOfSet(read);
    setBrought(before => [...before, document]);
    props.onChange(document);
  }

  return (
    <DocumentWays ofDraft={scenarioDocumentOf} onTake={take}>
      <OneOf
        label={text().pickerLabel}
        value={props.value ?? undefined}
        onChange={document => document && props.onChange(document)}
        options={all().map(document => ({
          value: document as ScenarioDocument | undefined,
          title: document.names[writtenLanguage()],
          words: document.story[writtenLanguage()],
        }))}
      />
    </DocumentWays>
  );
}
