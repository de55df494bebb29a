import { Show } from 'solid-js';
import type { Desk } from '../../duel/panels/desk.ts';
import { HandPanel } from '../../duel/panels/HandPanel.tsx';
import { Here } from '../../duel/panels/Here.tsx';
import type { SoloTableOf } from '../as-duel.ts';
import type { Reasoning } from '../reasoning.ts';
import { RowPanel } from '../row/RowPanel.tsx';

interface BandProps {
  readonly table: SoloTableOf;
  readonly reasoning: Reasoning;
  readonly desk: Desk;
  readonly isBusy: boolean;
}

/** Below the board: the row while the prison acts, else the hand of the Player. */
export function Band(props: BandProps) {
  return (
    <Show
      when={props.table.snapshot().view.active === 'np'}
      fallback={
        <div class="solo-hand">
          <Here {...props.desk} />
          <HandPanel {...props.desk} />
        </div>
      }
    >
      <RowPanel table={props.table} reasoning={props.reasoning} isBusy={props.isBusy} />
    </Show>
  );
}
