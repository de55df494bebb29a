import { type SoloView, WOUNDED } from '@oubliette/dungeon-twister';
import { For, Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { Panel } from '../components/Panel.tsx';
import { PieceToken } from '../duel/panels/PieceToken.tsx';
import { isCharacter } from '../duel/reading.ts';
import { pieceName } from '../duel/words/index.ts';
import { isOfPrison } from '../duel/words/mention.ts';
import { cardOf } from '../solo/npc/card.ts';
import { viewAsDuel } from '../solo/view-as-duel.ts';
import type { Dragging } from './drag.ts';
import { without, withWound } from './editing.ts';
import { text } from './messages.ts';

interface TokensProps {
  readonly view: SoloView;
  readonly chosen: string | null;
  readonly dragging: Dragging;
  readonly onChoose: (token: string) => void;
  readonly onChange: (view: SoloView) => void;
}

const isNpc = (name: string) => isOfPrison(name) && isCharacter(name);

/** Those of the prison by class, so that one is found by the picture on its token. */
const byClass = (one: string, other: string): number =>
  cardOf(one).likeness.id.localeCompare(cardOf(other).likeness.id) ||
  pieceName(one).localeCompare(pieceName(other));

/** Everything in the box that can lie on the board, and what can be said of the chosen one. */
export function TokensPanel(props: TokensProps) {
  const names = (belongs: (name: string) => boolean) => props.view.names.filter(belongs);
  const groups = () => [
    { title: text().prison, names: names(isNpc).sort(byClass) },
    { title: text().yours, names: names(name => !isOfPrison(name) && isCharacter(name)) },
    { title: text().things, names: names(name => !isCharacter(name)) },
  ];
  const seen = () => props.view.tokens.find(({ name }) => name === props.chosen);
  return (
    <Panel title={text().tokens} class="companion-tokens">
      <p>{text().tokensHint}</p>
      <div class="companion-chosen" aria-live="polite">
        <Show when={seen()} fallback={text().nobodyChosen}>
          {token => (
            <>
              <b>{pieceName(token().name)}</b>
              <Show when={token().place >= 0} fallback={text().toPlace}>
                <Show when={isCharacter(token().name)}>
                  <Button
                    size="small"
                    aria-pressed={(token().marks & WOUNDED) !== 0}
                    onClick={() => props.onChange(withWound(props.view, token().name))}
                  >
                    {text().wound}
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
      <For each={groups()}>
        {group => (
          <fieldset>
            <legend>{group.title}</legend>
            <For each={group.names}>{name => <Piece {...props} name={name} />}</For>
          </fieldset>
        )}
      </For>
    </Panel>
  );
}

/** A token beside the board: pressed to be chosen, or drawn onto its square. */
function Piece(props: TokensProps & { readonly name: string }) {
  const isPlaced = () =>
    (props.view.tokens.find(({ name }) => name === props.name)?.place ?? -1) >= 0;
  return (
    <button
      type="button"
      class="companion-piece"
      aria-pressed={props.chosen === props.name}
      data-token={props.name}
      data-placed={isPlaced() || undefined}
      onPointerDown={event => props.dragging.press(props.name, event)}
      onClick={() => props.dragging.wasDrop() || props.onChoose(props.name)}
    >
      <PieceToken view={viewAsDuel(props.view)} token={props.name} size={30} />
      <span>{pieceName(props.name)}</span>
    </button>
  );
}
