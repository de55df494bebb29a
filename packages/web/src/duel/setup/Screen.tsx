import { For } from 'solid-js';
import type { Choice, DuelTableOf } from '../choice.ts';
import { PieceToken } from '../panels/PieceToken.tsx';
import { pieceGists, pieceName } from '../words/index.ts';
import { tokensToPlace } from './placing.ts';
import './Screen.css';

export interface SetUpProps {
  readonly table: DuelTableOf;
  readonly choice: Choice;
}

/** The token in the light, as long as it waits for its place. */
export function chosenOf({ table, choice }: SetUpProps): string | null {
  const waiting = tokensToPlace(table.snapshot().legal);
  return waiting.find(token => token === choice.selected()) ?? null;
}

/** The tokens behind the own screen; the chosen one is put by a click on the board or in the panel. */
export function Screen(props: SetUpProps & { readonly label: string }) {
  const snapshot = () => props.table.snapshot();
  const about = (token: string) =>
    [pieceName(token), ...pieceGists(token).map(({ words }) => words)].join('. ');
  return (
    <fieldset class="screen" aria-label={props.label}>
      <For each={tokensToPlace(snapshot().legal)}>
        {token => (
          <button
            type="button"
            class="screen-token"
            draggable="true"
            aria-label={pieceName(token)}
            title={about(token)}
            aria-pressed={props.choice.selected() === token}
            onClick={() => props.choice.select(props.choice.selected() === token ? null : token)}
            onDragStart={event => {
              event.dataTransfer?.setData('text/plain', token);
              props.choice.select(token);
            }}
          >
            <PieceToken view={snapshot().view} token={token} size={44} />
          </button>
        )}
      </For>
    </fieldset>
  );
}
