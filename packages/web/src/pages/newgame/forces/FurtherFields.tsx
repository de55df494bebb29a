import {
  type DocumentFault,
  furtherOf,
  type GameDocument,
  isScenario,
  type SetDocument,
  SHIPPED_SETS,
  type ShippedSet,
  setFaults,
} from '@oubliette/dungeon-twister/documents';
import { createSignal, Show } from 'solid-js';
import { RuleLink } from '../../../components/RuleLink.tsx';
import { SomeOf } from '../../../components/SomeOf.tsx';
import { FaultList } from '../../../documents/Checks.tsx';
import { DocumentWays } from '../../../documents/DocumentWays.tsx';
import { setOf } from '../../../documents/draft.ts';
import { writtenLanguage } from '../../../i18n/language.ts';
import type { DuelMatchWishes } from '../wishes.ts';
import { text } from './messages.ts';

interface FurtherFieldsProps {
  readonly wishes: DuelMatchWishes;
  readonly onChange: (wishes: DuelMatchWishes) => void;
}

/** What can be chosen: a set of ours that nobody has fetched yet, or a document that was brought. */
type Choosable = ShippedSet | GameDocument;

const isShipped = (one: Choosable): one is ShippedSet => 'load' in one;

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

const wordsOf = (one: Choosable): string =>
  isShipped(one) ? (text().shipped[one.id] ?? '') : inventory(one);

/** Further sets beside ours, as many as wanted: of ours, from files, from the drawing table (DT-MIX-02). */
export function FurtherFields(props: FurtherFieldsProps) {
  const chosen = () => props.wishes.further?.documents ?? [];
  const isOurs = (document: GameDocument) => SHIPPED_SETS.some(({ id }) => id === document.id);
  const [brought, setBrought] = createSignal(chosen().filter(document => !isOurs(document)));
  const [empty, setEmpty] = createSignal<GameDocument | null>(null);
  const [faults, setFaulty] = createSignal<readonly DocumentFault[]>([]);

  /** Whoever is asked twice is there once; sets that do not go together are told of, and not taken. */
  function choose(documents: readonly GameDocument[]): boolean {
    const sets = documents.flatMap(setsOf);
    const wrong = setFaults(sets.map(set => ({ set, at: set.names[writtenLanguage()] })));
    setFaulty(wrong);
    if (wrong.length > 0) return false;
    const further = documents.length > 0 ? { documents, content: furtherOf(sets) } : null;
    props.onChange({ ...props.wishes, further });
    return true;
  }

  const without = (id: string) => chosen().filter(document => document.id !== id);

  async function press(one: Choosable, on: boolean): Promise<void> {
    if (!on) {
      choose(without(one.id));
      return;
    }
    const document = isShipped(one) ? await one.load() : one;
    // Meanwhile another one may have been chosen.
    choose([...without(document.id), document]);
  }

  function take(document: GameDocument): void {
    const hasSet = setsOf(document).length > 0;
    setEmpty(hasSet ? null : document);
    if (!hasSet) return;
    const isTaken = choose([...without(document.id), document]);
    if (!isTaken || isOurs(document)) return;
    setBrought(before => [...before.filter(({ id }) => id !== document.id), document]);
  }

  const options = (): Choosable[] => [...SHIPPED_SETS, ...brought()];
  const picked = () =>
    options().filter(option => chosen().some(document => document.id === option.id));
  return (
    <>
      <DocumentWays ofDraft={setOf} onTake={take}>
        <SomeOf<Choosable>
          label={text().further}
          values={picked()}
          onChange={(one, on) => void press(one, on)}
          options={options().map(value => ({
            value,
            title: value.names[writtenLanguage()],
            words: wordsOf(value),
          }))}
        />
      </DocumentWays>
      <Show when={faults().length > 0}>
        <div role="alert">
          <b>{text().clash}</b>
          <FaultList faults={faults()} />
        </div>
      </Show>
      <Show when={empty()}>
        {document => <p role="alert">{text().noSet(document().names[writtenLanguage()])}</p>}
      </Show>
      <p class="new-game-hint">
        {text().furtherWords} <RuleLink id="DT-MIX-02" />
      </p>
    </>
  );
}
