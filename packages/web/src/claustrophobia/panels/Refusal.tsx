import { middleOf, TILE } from '@oubliette/claustrophobia/drawing';
import { onCleanup, Show } from 'solid-js';
import { isInDialog } from '../../table/covered.ts';
import { type RefusalAnchor, RefusalAt, RefusalAtButton } from '../../table/Refusal.tsx';
import type { MapView } from '../map/view.ts';
import type { CaveChoice, RefusedOnTile } from '../seen/choice.ts';
import { refusalWords } from '../words/refusal.ts';

/** The answer to an impossible wish, pointing at the tile it was wished for. */
export function RefusalOnMap(props: { readonly sight: MapView; readonly refused: RefusedOnTile }) {
  const aim = (): RefusalAnchor => {
    const [x, y] = middleOf(props.refused.cell ?? '@0,0');
    const below = props.sight.onStage([x, y])[1] < 240;
    const [sx, sy] = props.sight.onStage([x, y + (below ? 0.4 : -0.4) * TILE]);
    return { x: sx, y: sy, below, room: props.sight.size()[0] };
  };
  return <RefusalAt aim={aim()} words={refusalWords(props.refused.refusal)} />;
}

/** The same in a drawer that covers the table; it leaves when the drawer is closed. */
export function RefusalInDialog(props: { readonly choice: CaveChoice }) {
  const refused = () => {
    const now = props.choice.refusal();
    return now && isInDialog(now) ? now : null;
  };
  onCleanup(() => refused() && props.choice.setRefusal(null));
  return (
    <Show when={refused()} keyed>
      {now => <RefusalAtButton at={now.at} words={refusalWords(now.refusal)} />}
    </Show>
  );
}
