import type { Placing as PlacingOutlook } from '@oubliette/claustrophobia';
import { drawnTile, openingsOf, TILE } from '@oubliette/claustrophobia/drawing';
import { Index } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Drawing } from '../../components/Drawing.tsx';
import { Keycap } from '../../components/Keycap.tsx';
import { actionWords } from '../deeds/words.ts';
import type { CaveDesk } from '../desk/desk.ts';
import { tileName } from '../pieces/tile-name.ts';
import { text } from './messages.ts';

/** Every way the drawn tile may lie, to look at and to choose; the map shows the one on trial. */
export function Placing(props: CaveDesk & { readonly placing: PlacingOutlook }) {
  const view = () => props.table.snapshot().view;
  const at = () => props.choice.turn() % props.placing.ways.length;
  return (
    <div class="cave-prompt-offers">
      <Index each={props.placing.ways}>
        {(way, index) => (
          <button
            type="button"
            class="cave-way"
            aria-pressed={at() === index}
            aria-label={actionWords({ do: 'place', openings: way().openings }, view())}
            onClick={() => props.choice.setTurn(index)}
          >
            <Drawing
              of={drawnTile(props.placing.tile, openingsOf(way().openings), '')}
              reach={TILE / 2}
              size={56}
            />
          </button>
        )}
      </Index>
      <Button kind="primary" onClick={event => props.goOn(event.currentTarget)}>
        {text().lay(tileName(props.placing.tile))} <Keycap>E</Keycap>
      </Button>
    </div>
  );
}
