import type { CaveView } from '@oubliette/claustrophobia';
import {
  drawnCaveIns,
  drawnGuide,
  drawnThings,
  drawnTile,
  middleOf,
  openingsOf,
  TILE,
} from '@oubliette/claustrophobia/drawing';
import { createMemo, For } from 'solid-js';
import { tileName } from '../pieces/tile-name.ts';
import type { CaveChoice } from '../seen/choice.ts';
import { kindOf } from '../seen/reading.ts';
import { tileWords } from '../words/index.ts';
import { spokenTile } from './spoken.ts';

interface TilesProps {
  readonly view: CaveView;
  readonly choice: CaveChoice;
  readonly onPick: (cell: string) => void;
  readonly onEnter: (cell: string) => void;
}

/** The tiles; each is a button with a spoken name, one of them a stop of the Tab key. */
export function Tiles(props: TilesProps) {
  const ids = createMemo(() => props.view.board.map(({ id }) => id));
  const stop = () => props.choice.focus() ?? props.view.board[0]?.cell;
  return (
    <For each={ids()}>
      {id => {
        const tile = createMemo(
          (last: CaveView['board'][number] | undefined) =>
            props.view.board.find(each => each.id === id) ?? last,
        );
        const cell = () => tile()?.cell ?? '@0,0';
        const drawing = createMemo(() =>
          drawnTile(id, openingsOf(tile()?.open ?? ''), tileName(id)),
        );
        const things = () => {
          const seen = tile();
          if (!seen) return '';
          const guide = props.view.facts.guide === seen.cell ? drawnGuide() : '';
          return drawnCaveIns(seen) + drawnThings(props.view, seen) + guide;
        };
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot lie inside a drawing
          <g
            class="cave-tile"
            role="button"
            data-tile={id}
            data-cell={cell()}
            tabindex={stop() === cell() ? 0 : -1}
            aria-label={tile() && spokenTile(props.view, tile()!)}
            transform={`translate(${middleOf(cell()).join(',')})`}
            onClick={() => props.onPick(cell())}
            onKeyDown={event => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              props.onEnter(cell());
            }}
            onFocus={event => {
              if (event.currentTarget.matches(':focus-visible')) props.choice.setFocus(cell());
            }}
            onBlur={() => props.choice.setFocus(null)}
            onPointerEnter={() => props.choice.setHover(cell())}
            onPointerLeave={() => props.choice.setHover(null)}
          >
            <title>{`${tileName(id)}. ${tileWords(kindOf(id)).words}`}</title>
            <rect x={-TILE / 2} y={-TILE / 2} width={TILE} height={TILE} fill="#000" opacity="0" />
            <g class="cave-tile-body" innerHTML={drawing()} />
            <g innerHTML={things()} />
          </g>
        );
      }}
    </For>
  );
}
