import {
  furtherOf,
  type GameDocument,
  isScenario,
  type SetDocument,
} from '@oubliette/dungeon-twister/documents';
import { createSignal, Show } from 'solid-js';
import { OneOf } from '../../../components/OneOf.tsx';
import { RuleLink } from '../../../components/RuleLink.tsx';
import { DocumentWays } from '../../../documents/DocumentWays.tsx';
import { setOf } from '../../../documents/draft.ts';
import { writtenLanguage } from '../../../i18n/language.ts';
import type { DuelMatchWishes } from '../wishes.ts';
import { text } from './messages.ts';

interface FurtherFieldsProps {
  readonly wishes: DuelMatchWishes;
  readonly onChange: (wishes: DuelMatchWishes) => void;
}

/** The sets of a document: itself, or those that a scenario brings along. */
const setsOf = (document: GameDocument): readonly SetDocument[] =>
  isScenario(document) ? (document.sets ?? []) : [document];

function inventory(document: GameDocument): string {
  const sets = setsOf(document);
  const pieces = sets.flatMap(set => [...(set.characters ?? []), ...(set.objects ?? [])]);
  const names = pieces.map(piece => piece.names[writtenLanguage()]);
  const pairs = [...new Set(sets.flatMap(set => set.rooms.map(({ number }) => number)))];
  return text().inventory(pairs, names);
}

/** A further set beside ours, from a file or from the drawing table (DT-MIX-02). */
export function FurtherFields(props: FurtherFieldsProps) {
  const chosen = () => props.wishes.further?.document ?? null;
  const [brought, setBrought] = createSignal<readonly GameDocument[]>(
    [chosen()].filter(document => document !== null),
  );
  const [empty, setEmpty] = createSignal<GameDocument | null>(null);

  function choose(document: GameDocument | null): void {
    const further = document && { document, content: furtherOf(setsOf(document)) };
    props.onChange({ ...props.wishes, further });
  }

  function take(document: GameDocument): void {
    const hasSet = setsOf(document).length > 0;
    setEmpty(hasSet ? null : document);
    if (!hasSet) return;
    setBrought(before => [...before, document]);
    choose(document);
  }

  return (
    <>
      <DocumentWays ofDraft={setOf} onTake={take}>
        <OneOf<GameDocument | null>
          label={text().further}
          value={chosen()}
          onChange={choose}
          options={[
            { value: null, title: text().noFurther },
            ...brought().map(document => ({
              value: document,
              title: document.names[writtenLanguage()],
              words: inventory(document),
            })),
          ]}
        />
      </DocumentWays>
      <Show when={empty()}>
        {document => <p role="alert">{text().noSet(document().names[writtenLanguage()])}</p>}
      </Show>
      <p class="new-game-hint">
        {text().furtherWords} <RuleLink id="DT-MIX-02" />
      </p>
    </>
  );
}
