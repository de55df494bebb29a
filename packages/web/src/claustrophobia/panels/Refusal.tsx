import { type Aim, RefusalAt } from '../../table/Refusal.tsx';
import type { Refused } from '../choice.ts';
import { middleOf, TILE } from '../map/slots.ts';
import type { MapView } from '../map/view.ts';
import { refusalWords } from '../words/refusal.ts';

/** The answer to an impossible wish, pointing at the tile it was wished for. */
export function RefusalOnMap(props: { readonly sight: MapView; readonly refused: Refused }) {
  const aim = (): Aim => {
    const [x, y] = middleOf(props.refused.cell ?? '@0,0');
    const below = props.sight.onStage([x, y])[1] < 240;
    const [sx, sy] = props.sight.onStage([x, y + (below ? 0.4 : -0.4) * TILE]);
    return { x: sx, y: sy, below, room: props.sight.size()[0] };
  };
  return <RefusalAt aim={aim()} words={refusalWords(props.refused.refusal)} />;
}
