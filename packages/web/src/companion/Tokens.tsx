import { type SoloView, WOUNDED } from '@oubliette/dungeon-twister';
import { For, Show } from 'solid-js';
import { Button } from '../components/Button.tsx';
import { Panel } from '../components/Panel.tsx';
import { PieceToken } from '../duel/panels/PieceToken.tsx';
import { isCharacter } from '../duel/reading.ts';
import { pieceName } from '../duel/words/index.ts';
import { isOfPrison } from '../duel/words/mention.ts';
import { viewAsDuel } from '../solo/view-as-duel.ts';
import { without, withWound } from './editing.ts';
import { text } from './messages.ts';

interface TokensProps {
  readonly view: SoloView;
  readonly chosen: string | null;
  readonly onChoose: (token: string) => void;
  readonly onChange: (view: SoloView) => void;
}

/** Everything in the box that can lie on the board, and what can be said of the chosen one. */
export function TokensPanel(props: TokensProps) {
  const names = (belongs: (name: string) => boolean) => props.view.names.filter(belongs);
  const groups = () => [
    { title: text().prison, names: names(name => isOfPrison(name) && isCharacter(name)) },
    { title: text().yours, names: names(name => !isOfPrison(name) && isCharacter(name)) },
    { title: text().things, names: names(name => !isCharacter(name)) },
  ];
  const seen = () => props.view.tokens.find(({ name }) => name === props.chosen);
  return (
    <Panel title={text().tokens} class="companion-tokens">
      <p>{text().tokensHint}</p>
      <For each={groups()}>
        {group => (
          <fieldset>
            <legend>{group.title}</legend>
            <For each={group.names}>
              {name => (
                <button
                  type="button"
                  class="roster-token"
                  title={pieceName(name)}
                  aria-label={pieceName(name)}
                  aria-pressed={props.chosen === name}
                  data-token={name}
                  data-placed={
                    (props.view.tokens.find(token => token.name === name)?.place ?? -1) >= 0 ||
                    undefined
                  }
                  onClick={() => props.onChoose(name)}
                >
                  <PieceToken view={viewAsDuel(props.view)} token={name} size={36} />
                </button>
              )}
            </For>
          </fieldset>
        )}
      </For>
      <Show when={seen()}>
        {token => (
          <div class="companion-chosen">
            <b>{pieceName(token().name)}</b>
            <Show when={token().place >= 0}>
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
          </div>
        )}
      </Show>
    </Panel>
  );
}
