import { Show } from 'solid-js';
import type { Desk } from '../../duel/panels/desk.ts';
import { HandPanel } from '../../duel/panels/HandPanel.tsx';
import { Here } from '../../duel/panels/Here.tsx';
import { isHurt } from '../../duel/panels/PieceToken.tsx';
import type { Hold } from '../combat/hold.ts';
import { NpcSheet } from '../npc/NpcSheet.tsx';
import type { Reasoning } from '../reasoning.ts';
import { RowPanel } from '../row/RowPanel.tsx';
import type { SoloTableOf } from '../seen.ts';

interface BandProps {
  readonly table: SoloTableOf;
  readonly reasoning: Reasoning;
  readonly hold: Hold;
  readonly desk: Desk;
  readonly isBusy: boolean;
}

/** Below the board: the row while the prison acts, else the hand of the Player. */
export function Band(props: BandProps) {
  const view = () => props.desk.table.snapshot().view;
  const npc = () => {
    const token = props.desk.choice.selected();
    return props.table.snapshot().view.row.some(({ name }) => name === token) ? token : null;
  };
  return (
    <Show
      when={props.table.snapshot().view.active === 'np'}
      fallback={
        <div class="solo-hand">
          <Show when={npc()} fallback={<Here {...props.desk} />}>
            {token => <NpcSheet token={token()} wounded={isHurt(view(), token())} />}
          </Show>
          <HandPanel {...props.desk} />
        </div>
      }
    >
      <RowPanel {...props} />
    </Show>
  );
}
