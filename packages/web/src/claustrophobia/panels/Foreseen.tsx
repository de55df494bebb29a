import { TILES } from '@oubliette/claustrophobia';
import { drawnTile, openingsIn, TILE } from '@oubliette/claustrophobia/drawing';
import { For } from 'solid-js';
import { Drawing } from '../../components/Drawing.tsx';
import { tileEffect, tileName } from '../pieces/tile-name.ts';

/** The openings that a tile is printed with. */
const printed = (id: string) => openingsIn(TILES.find(each => each.id === id)?.masks[0] ?? 0);

/** The tiles on top of the pile in their order, each with its picture and what it does. */
export function Foreseen(props: { readonly tiles: readonly string[] }) {
  return (
    <ol class="cave-foreseen">
      <For each={props.tiles}>
        {tile => (
          <li>
            <Drawing of={drawnTile(tile, printed(tile), '')} reach={TILE / 2} size={64} />
            <span>
              <b>{tileName(tile)}</b>
              <br />
              {tileEffect(tile)}
            </span>
          </li>
        )}
      </For>
    </ol>
  );
}
