import type { CellId } from '@oubliette/dungeon-twister';
import { createMemo, For, Show } from 'solid-js';
import type { Plane } from '../../board/plane.ts';
import { Standing } from '../../board/Standing.tsx';
import { writtenLanguage } from '../../i18n/language.ts';
import type { ShownBoard } from '../seen/shown.ts';
import { drawnTokens, starterPicture, tokenPicture } from '../seen/tokens.ts';

interface TokensProps {
  readonly shown: ShownBoard;
  readonly plane: Plane;
  readonly selected: string | null;
  /** Somebody who is being dragged: only a shade stays where it stood. */
  readonly dragged: string | null;
}

/** Everybody and everything on the board. */
export function Tokens(props: TokensProps) {
  const drawn = createMemo(() => drawnTokens(props.shown));
  const names = createMemo(() => drawn().map(({ name }) => name), undefined, {
    equals: (one, other) => String(one) === String(other),
  });
  const starters = createMemo(() => [...props.shown.starters.keys()], undefined, {
    equals: (one, other) => String(one) === String(other),
  });
  return (
    <g>
      <For each={starters()}>{cell => <Starter {...props} cell={cell} />}</For>
      <For each={names()}>
        {name => {
          const seen = createMemo(() => drawn().find(each => each.name === name));
          const picture = createMemo(() => {
            const here = seen();
            return here === undefined
              ? ''
              : tokenPicture(props.shown, here, {
                  square: props.plane.geometry.square,
                  language: writtenLanguage(),
                  selected: props.selected === name,
                  ghost: props.dragged === name,
                });
          });
          return (
            <Show when={seen()}>
              {here => (
                <Standing plane={props.plane} name={name} cell={here().cell} picture={picture()} />
              )}
            </Show>
          );
        }}
      </For>
    </g>
  );
}

function Starter(props: TokensProps & { readonly cell: CellId }) {
  const picture = () =>
    starterPicture(props.shown.starters.get(props.cell) ?? 'blue', props.plane.geometry.square);
  return (
    <Standing
      plane={props.plane}
      name={`starter-${props.cell}`}
      cell={props.cell}
      picture={picture()}
    />
  );
}
