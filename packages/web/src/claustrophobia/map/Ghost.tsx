import type { Placing } from '@oubliette/claustrophobia';
import { drawnTile, middleOf, openingsOf, TILE } from '@oubliette/claustrophobia/drawing';
import type { CaveDesk } from '../desk/desk.ts';
import { tileName } from '../pieces/tile-name.ts';
import { text } from './messages.ts';

/** The tile that waits to be laid, as it would lie: a click turns it, the panel lays it. */
export function Ghost(props: CaveDesk & { readonly placing: Placing }) {
  const ways = () => props.placing.ways;
  const way = () => ways()[props.choice.turn() % ways().length]!;
  const turn = () => props.choice.setTurn((props.choice.turn() + 1) % ways().length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot lie inside a drawing
    <g
      class="cave-ghost"
      role="button"
      tabindex="0"
      aria-label={`${tileName(props.placing.tile)}. ${text().ghost((props.choice.turn() % ways().length) + 1, ways().length)}`}
      transform={`translate(${middleOf(props.placing.cell).join(',')})`}
      onClick={turn}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        turn();
      }}
    >
      <g
        innerHTML={drawnTile(
          props.placing.tile,
          openingsOf(way().openings),
          tileName(props.placing.tile),
        )}
      />
      <rect
        x={-TILE / 2 + 4}
        y={-TILE / 2 + 4}
        width={TILE - 8}
        height={TILE - 8}
        rx="6"
        class="cave-ghost-frame"
      />
      <g transform={`translate(${TILE / 2 - 24},${-TILE / 2 + 24})`} class="cave-ghost-turn">
        <circle r="16" />
        <path d="M-6.5,-3.5A7.5,7.5 0 1 1 -7,3M-8.5,-8.5V-2.5H-2.5" />
      </g>
    </g>
  );
}
