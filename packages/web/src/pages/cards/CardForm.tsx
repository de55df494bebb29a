import {
  BY_HAND,
  CLASSES,
  type ClassId,
  type NpcCard,
  type OwnCard,
  suits,
  TRAITS,
  type WantedObject,
  WISHES,
} from '@oubliette/dungeon-twister';
import { MOST_LETTERS, MOST_TRAIT_LETTERS } from '@oubliette/dungeon-twister/documents';
import { For, Show } from 'solid-js';
import { Select, TextField } from '../../components/Field.tsx';
import { Token } from '../../components/Token.tsx';
import { tapped, tappedClass, withClass } from '../../documents/cards/draft.ts';
import { faceOf } from '../../duel/seen/pieces.ts';
import { printedName, traitWords } from '../../solo/npc/card.ts';
import { text as npc } from '../../solo/npc/messages.ts';
import { InOrder } from './InOrder.tsx';
import { text } from './messages.ts';
import { Objectives } from './Objectives.tsx';

interface CardFormProps {
  readonly card: OwnCard;
  readonly onChange: (card: OwnCard) => void;
}

const wishName = (wish: WantedObject): string =>
  wish === 'wounded' ? npc().wounded : printedName(wish);

/** Everything that is printed on a card, in its order. */
export function CardForm(props: CardFormProps) {
  const change = (part: Partial<OwnCard>) => props.onChange({ ...props.card, ...part });
  return (
    <div class="own-form">
      <TextField
        label={text().name}
        value={props.card.name}
        maxlength={MOST_LETTERS}
        autocomplete="off"
        enterkeyhint="done"
        onInput={event => change({ name: event.currentTarget.value })}
      />
      <ClassPicker
        label={text().class}
        chosen={props.card.class}
        onChoose={of => props.onChange(withClass(props.card, of))}
      />
      <Objectives card={props.card} onChange={props.onChange} />
      <InOrder
        label={text().objects}
        all={WISHES}
        chosen={props.card.objects}
        nameOf={wishName}
        onTap={wish => change({ objects: tapped(props.card.objects, wish) })}
        onAnew={() => change({ objects: [] })}
      />
      <InOrder
        label={text().characters}
        all={CLASSES}
        chosen={props.card.characters}
        nameOf={printedName}
        onTap={of => change({ characters: tappedClass(props.card.characters, of) })}
        onAnew={() => change({ characters: [] })}
      />
      <TraitPicker card={props.card} onChoose={trait => change({ trait })} />
      <Show when={props.card.trait === BY_HAND}>
        <TextField
          label={text().traitText}
          value={props.card.traitText ?? ''}
          maxlength={MOST_TRAIT_LETTERS}
          autocomplete="off"
          enterkeyhint="done"
          onInput={event => change({ traitText: event.currentTarget.value })}
        />
      </Show>
    </div>
  );
}

interface ClassPickerProps {
  readonly label: string;
  readonly chosen: ClassId | null;
  readonly onChoose: (of: ClassId) => void;
}

/** The eight classes by their pictures. */
export function ClassPicker(props: ClassPickerProps) {
  return (
    <fieldset class="own-part">
      <legend>{props.label}</legend>
      <div class="own-classes">
        <For each={CLASSES}>
          {of => (
            <button
              type="button"
              aria-pressed={props.chosen === of}
              onClick={() => props.onChoose(of)}
            >
              <Token side="prison" pictogram={faceOf(`Y:${of}`).pictogram} size={36} />
              {printedName(of)}
            </button>
          )}
        </For>
      </div>
    </fieldset>
  );
}

interface TraitPickerProps {
  readonly card: OwnCard;
  readonly onChoose: (trait: NpcCard['trait']) => void;
}

function TraitPicker(props: TraitPickerProps) {
  const options = (): readonly { value: NpcCard['trait']; label: string }[] => [
    { value: BY_HAND, label: text().byHand },
    ...TRAITS.filter(trait => suits(props.card.class, trait)).map(value => ({
      value,
      label: traitWords(value),
    })),
  ];
  return (
    <div class="own-part">
      <Select<NpcCard['trait']>
        label={text().trait}
        value={props.card.trait}
        options={options()}
        onChange={props.onChoose}
      />
      <p class="own-hint">
        {props.card.trait === BY_HAND ? text().byHandWords : traitWords(props.card.trait)}
      </p>
    </div>
  );
}
