import { isOnBoard, type SoloView } from '@oubliette/dungeon-twister';
import { createSignal, For, Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { Panel } from '../../components/Panel.tsx';
import { PieceToken } from '../../duel/panels/PieceToken.tsx';
import { cellIn, isCharacter } from '../../duel/seen/reading.ts';
import { pieceName } from '../../duel/words/index.ts';
import { isOfPrison } from '../../duel/words/mention.ts';
import { cardOf, hasCard, isOwn, printedName } from '../../solo/npc/card.ts';
import { viewAsDuel } from '../../solo/seen/view-as-duel.ts';
import { OfferOwn } from './Cards.tsx';
import type { TokenDrag } from './drag.ts';
import { without, withStruck, withWound } from './editing.ts';
import { text } from './messages.ts';

interface TokensProps {
  readonly view: SoloView;
  readonly chosen: string | null;
  /** The next tap puts the chosen one down. */
  readonly toBePut: boolean;
  /** Cards change between two activations. */
  readonly mayChangeCards: boolean;
  readonly dragging: TokenDrag;
  readonly onChoose: (token: string) => void;
  readonly onTakeUp: () => void;
  readonly onChange: (view: SoloView) => void;
}

const isNpc = (name: string) => isOfPrison(name) && isCharacter(name);
const classOf = (name: string) => (hasCard(name) ? printedName(cardOf(name).likeness.id) : '');

/** Those of the prison by class, so that one is found by the picture on its token. */
const byClass = (one: string, other: string): number =>
  classOf(one).localeCompare(classOf(other)) || pieceName(one).localeCompare(pieceName(other));

/** Everything in the box that can lie on the board, and what can be said of the chosen one. */
export function TokensPanel(props: TokensProps) {
  const [sought, seek] = createSignal('');
  const isSought = (name: string) =>
    `${pieceName(name)} ${classOf(name)}`.toLowerCase().includes(sought().trim().toLowerCase());
  const names = (belongs: (name: string) => boolean) =>
    props.view.names.filter(name => belongs(name) && isSought(name));
  const groups = () =>
    [
      { title: text().prison, names: names(isNpc).sort(byClass) },
      { title: text().yours, names: names(name => !isOfPrison(name) && isCharacter(name)) },
      { title: text().things, names: names(name => !isCharacter(name)) },
    ].filter(group => group.names.length > 0);
  return (
    <Panel title={text().tokens} class="companion-tokens">
      <p class="companion-how">{text().tokensHint}</p>
      <Chosen {...props} />
      <TextField
        label={text().seek}
        placeholder={text().seekHint}
        value={sought()}
        autocomplete="off"
        enterkeyhint="search"
        onInput={event => seek(event.currentTarget.value)}
      />
      <div class="companion-box">
        <For each={groups()} fallback={<NotFound {...props} />}>
          {group => (
            <fieldset>
              <legend>{group.title}</legend>
              <For each={group.names}>{name => <Piece {...props} name={name} />}</For>
            </fieldset>
          )}
        </For>
      </div>
    </Panel>
  );
}

/** Whoever is sought may be on a card of one's own that is not played with yet. */
function NotFound(props: TokensProps) {
  return (
    <div class="companion-not-found">
      <p>{text().notFound}</p>
      <OfferOwn view={props.view} mayChange={props.mayChangeCards} onTake={props.onChange} />
    </div>
  );
}

/** The chosen token by name, and what can be done with it. */
function Chosen(props: TokensProps) {
  const seen = () => props.view.tokens.find(({ name }) => name === props.chosen);
  return (
    <div class="companion-chosen" aria-live="polite">
      <Show when={seen()} fallback={text().nobodyChosen}>
        {token => (
          <>
            <b>{pieceName(token().name)}</b>
            <Show when={props.toBePut}>{text().toPlace}</Show>
            <Show when={isOnBoard(token()) && !props.toBePut}>
              <Button size="small" onClick={() => props.onTakeUp()}>
                {text().move}
              </Button>
              <Show when={isCharacter(token().name)}>
                <Button
                  size="small"
                  aria-pressed={token().wounded === true}
                  onClick={() => props.onChange(withWound(props.view, token().name))}
                >
                  {text().wound}
                </Button>
                <Button
                  size="small"
                  aria-pressed={token().struck === true}
                  onClick={() => props.onChange(withStruck(props.view, token().name))}
                >
                  {text().struck}
                </Button>
              </Show>
              <Button
                size="small"
                onClick={() => props.onChange(without(props.view, token().name))}
              >
                {text().remove}
              </Button>
            </Show>
          </>
        )}
      </Show>
    </div>
  );
}

/** A token beside the board: pressed to be chosen, or drawn onto its square. */
function Piece(props: TokensProps & { readonly name: string }) {
  const isPlaced = () => cellIn(props.view, props.name) !== null;
  return (
    <button
      type="button"
      class="companion-piece"
      aria-pressed={props.chosen === props.name}
      data-token={props.name}
      data-placed={isPlaced() || undefined}
      onPointerDown={event => props.dragging.press(props.name, event, true)}
      onClick={() => props.dragging.wasDrop() || props.onChoose(props.name)}
    >
      <PieceToken view={viewAsDuel(props.view)} token={props.name} size={30} />
      <span>
        {pieceName(props.name)}
        <small>
          {classOf(props.name)}
          <Show when={isNpc(props.name) && isOwn(props.name)}>{` · ${text().mark}`}</Show>
        </small>
      </span>
    </button>
  );
}
