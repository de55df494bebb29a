import type { CaveView } from '@oubliette/claustrophobia';
import {
  drawnOpening,
  middleOf,
  openings,
  TILE,
  unexploredOf,
} from '@oubliette/claustrophobia/drawing';
import { createMemo, For } from 'solid-js';
import type { CaveOffer } from '../offers/offers.ts';
import { tileAt } from '../seen/reading.ts';

interface DoorsProps {
  readonly view: CaveView;
  readonly offers: readonly CaveOffer[];
  readonly onPick: (cell: string, side: string) => void;
}

const TURN = { N: 0, E: 90, S: 180, W: 270 } as const;

/** Half-moons at the unexplored openings, and passages that something can be done to. */
export function Doors(props: DoorsProps) {
  const offered = () =>
    props.offers.flatMap(({ spot }) =>
      spot?.kind === 'door' ? [`${spot.cell} ${spot.side}`] : [],
    );
  const doors = createMemo(() => [
    ...new Set([
      ...props.view.board.flatMap(tile =>
        unexploredOf(props.view, tile).map(opening => `${tile.cell} ${opening}`),
      ),
      ...offered(),
    ]),
  ]);
  return (
    <For each={doors()}>
      {door => {
        const [cell = '', side = ''] = door.split(' ');
        const opening = openings.find(each => each === side)!;
        const drawing = createMemo((last: string) => {
          const tile = tileAt(props.view, cell);
          if (!tile) return last;
          const isMoon = unexploredOf(props.view, tile).includes(opening);
          return isMoon ? drawnOpening(props.view, tile, opening) : '';
        }, '');
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the tile is the button
          <g
            class="cave-door"
            data-door={door}
            data-offered={offered().includes(door) || undefined}
            transform={`translate(${middleOf(cell).join(',')})`}
            onClick={() => props.onPick(cell, side)}
          >
            <g innerHTML={drawing()} />
            <rect
              transform={`rotate(${TURN[opening]})`}
              x={-TILE * 0.19}
              y={-TILE * 0.7}
              width={TILE * 0.38}
              height={TILE * 0.27}
              fill="#000"
              opacity="0"
            />
          </g>
        );
      }}
    </For>
  );
}
