import { CHARACTER_WORDS, OBJECT_WORDS } from '@oubliette/dungeon-twister/documents';
import { For, Show } from 'solid-js';
import { Select, TextField } from '../../components/Field.tsx';
import { RuleLink } from '../../components/RuleLink.tsx';
import { ObjectChip, Token } from '../../components/Token.tsx';
import type { AbilityFigure, PieceTag } from '../../documents/abilities.en.ts';
import { pieceWords as en } from '../../documents/abilities.en.ts';
import { pieceWords as ru } from '../../documents/abilities.ru.ts';
import type { SetDraft } from '../../documents/draft.ts';
import { catalogue } from '../../i18n/catalogue.ts';
import { likenessesFor, pictureOf } from './likenesses.ts';
import { text } from './messages.ts';
import { idFor, type PieceDraft, type PieceKind } from './piece-draft.ts';

const words = catalogue({ en, ru });

const WORDS = { characters: CHARACTER_WORDS, objects: OBJECT_WORDS };
const TAGS_OF: Readonly<Record<PieceKind, readonly PieceTag[]>> = {
  characters: ['dragon', 'undead', 'oncePerTurn'],
  objects: ['magic', 'common', 'neutral', 'oncePerTurn'],
};

/** What each figure may be; empty: as for everybody. */
const FIGURES_OF: Readonly<Record<PieceKind, Readonly<Partial<Record<AbilityFigure, Range>>>>> = {
  characters: { shot: [0, 9], defence: [-9, 9], worth: [0, 9] },
  objects: { shot: [0, 9], attack: [-9, 9], defence: [-9, 9], worth: [0, 9] },
};
type Range = readonly [least: number, most: number];

const span = ([least, most]: Range): string[] =>
  Array.from({ length: most - least + 1 }, (_, index) => `${least + index}`);
const asOptions = (values: readonly string[]) =>
  values.map(value => ({ value, label: value.replace('-', '−') }));

interface PieceFormProps {
  readonly draft: SetDraft;
  readonly piece: PieceDraft;
  readonly onChange: (piece: PieceDraft) => void;
}

/** Everything that a set says of a piece: names, picture, figures, abilities. */
export function PieceForm(props: PieceFormProps) {
  const kind = () => props.piece.kind;
  const entry = () => props.piece.entry;
  const character = () => (props.piece.kind === 'characters' ? props.piece.entry : null);

  /** A field that is empty is not written down. */
  const change = (part: object) => {
    const next = Object.entries({ ...entry(), ...part }).filter(([, value]) => value !== undefined);
    props.onChange({ kind: kind(), entry: Object.fromEntries(next) } as unknown as PieceDraft);
  };

  const rename = (language: 'en' | 'ru', name: string) => {
    const names = { ...entry().names, [language]: name };
    const id = language === 'en' ? idFor(props.draft, name, entry().id) : entry().id;
    change({ names, id });
  };

  return (
    <div class="piece-form">
      <div class="piece-form-face">
        <For each={['blue', 'yellow'] as const}>
          {seat => {
            const pictogram = () => pictureOf(entry().likeness);
            return (
              <Show
                when={character()}
                fallback={<ObjectChip side={seat} pictogram={pictogram()} size={56} />}
              >
                <Token side={seat} pictogram={pictogram()} size={72} />
              </Show>
            );
          }}
        </For>
        <code>{entry().id}</code>
      </div>
      <div class="piece-form-names">
        <For each={['en', 'ru'] as const}>
          {language => (
            <TextField
              label={language === 'en' ? text().nameEn : text().nameRu}
              value={entry().names[language]}
              lang={language}
              maxlength="40"
              onInput={event => rename(language, event.currentTarget.value)}
            />
          )}
        </For>
        <Select
          label={text().likeness}
          value={entry().likeness}
          options={likenessesFor(kind())}
          onChange={likeness => change({ likeness })}
        />
      </div>
      <div class="piece-form-figures">
        <Show when={character()}>
          {own => (
            <>
              <Select
                label={text().move}
                value={`${own().move}`}
                options={asOptions(span([0, 9]))}
                onChange={move => change({ move: Number(move) })}
              />
              <Select
                label={text().combat}
                value={`${own().combat}`}
                options={asOptions(span([0, 9]))}
                onChange={combat => change({ combat: Number(combat) })}
              />
            </>
          )}
        </Show>
        <For each={Object.entries(FIGURES_OF[kind()]) as [AbilityFigure, Range][]}>
          {([figure, range]) => (
            <Select
              label={text().figures[figure]}
              value={`${(entry() as { readonly [F in AbilityFigure]?: number })[figure] ?? ''}`}
              options={[{ value: '', label: '—' }, ...asOptions(span(range))]}
              onChange={value => change({ [figure]: value === '' ? undefined : Number(value) })}
            />
          )}
        </For>
      </div>
      <fieldset class="piece-form-words">
        <legend>{text().abilities}</legend>
        <For each={WORDS[kind()]}>
          {ability => (
            <Word
              gist={words().abilities[ability]}
              on={(entry().abilities as readonly string[]).includes(ability)}
              onChange={on => {
                const chosen = new Set<string>(entry().abilities);
                if (on) chosen.add(ability);
                else chosen.delete(ability);
                const abilities = (WORDS[kind()] as readonly string[]).filter(word =>
                  chosen.has(word),
                );
                const { shot } = entry();
                change({ abilities, ...(on && ability === 'shoots' && { shot: shot ?? 1 }) });
              }}
            />
          )}
        </For>
        <For each={TAGS_OF[kind()]}>
          {tag => (
            <Word
              gist={words().tags[tag]}
              on={(entry() as { readonly [T in PieceTag]?: true })[tag] === true}
              onChange={on => change({ [tag]: on ? true : undefined })}
            />
          )}
        </For>
      </fieldset>
    </div>
  );
}

interface WordProps {
  readonly gist: { readonly title: string; readonly words: string; readonly rule: string };
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A word of the vocabulary with its meaning and its rule. */
function Word(props: WordProps) {
  return (
    <div class="piece-form-word">
      <label>
        <input
          type="checkbox"
          checked={props.on}
          onChange={event => props.onChange(event.currentTarget.checked)}
        />
        <span>
          <b>{props.gist.title}</b> {props.gist.words}
        </span>
      </label>
      <RuleLink id={props.gist.rule} />
    </div>
  );
}
