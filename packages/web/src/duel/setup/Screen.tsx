import type { Geometry } from '@oubliette/dungeon-twister/drawing';
import { createMemo, For, Show } from 'solid-js';
import { PieceToken } from '../panels/PieceToken.tsx';
import type { DuelDesk } from '../seen/desk.ts';
import { pieceGists } from '../words/gists.ts';
import { pieceName } from '../words/index.ts';
import { behindScreen, tokensToPlace } from './placing.ts';
import './Screen.css';

export type SetUpProps = DuelDesk & {
  /** How the board lies, where the panel follows it. */
  readonly geometry?: Geometry;
};

/** The token in the light, as long as it waits for its place. */
export function chosenOf({ table, choice }: Pick<SetUpProps, 'table' | 'choice'>): string | null {
  const waiting = tokensToPlace(table.snapshot().legal);
  return waiting.find(token => token === choice.selected()) ?? null;
}

/** The tokens behind the own screen; the chosen one is put by a click on the board or in the panel. */
export function Screen(props: SetUpProps & { readonly label: string }) {
  const snapshot = () => props.table.snapshot();
  const places = createMemo(() => behindScreen(snapshot().view, snapshot().legal));
  const names = createMemo(() => places().map(({ token }) => token), undefined, {
    equals: (one, other) => String(one) === String(other),
  });
  const isThere = (token: string) => places().some(each => each.token === token && each.isThere);
  const about = (token: string) =>
    [pieceName(token), ...pieceGists(token).map(({ words }) => words)].join('. ');
  return (
    <fieldset
      class="screen"
      aria-label={props.label}
      style={{ '--across': String(Math.ceil(names().length / 2)) }}
    >
      <For each={names()}>
        {token => (
          <Show when={isThere(token)} fallback={<i class="screen-gap" />}>
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
          </Show>
        )}
      </For>
    </fieldset>
  );
}
