import { Show } from 'solid-js';
import { HandPanel } from '../../duel/panels/HandPanel.tsx';
import { Here } from '../../duel/panels/Here.tsx';
import { isHurt } from '../../duel/panels/PieceToken.tsx';
import type { DuelDesk } from '../../duel/seen/desk.ts';
import { NpcSheet } from '../card/NpcSheet.tsx';
import type { CombatOnHold } from '../combat/hold.ts';
import { RowPanel } from '../row/RowPanel.tsx';
import type { SoloTableOf } from '../seen/seen.ts';
import { WhyPanel } from '../trace/WhyPanel.tsx';
import type { Reasoning } from '../way/reasoning.ts';

interface BandProps {
  readonly table: SoloTableOf;
  readonly reasoning: Reasoning;
  readonly hold: CombatOnHold;
  readonly desk: DuelDesk;
  readonly isBusy: boolean;
  /** The reasons lie here, where no column has them in sight. */
  readonly reasons: boolean;
}

/** Below the board: the row while the prison acts, else the hand of the Player. */
export function Band(props: BandProps) {
  const view = () => props.desk.table.snapshot().view;
  return (
    <Show
      when={props.table.snapshot().view.active === 'np'}
      fallback={
        <div class="solo-hand">
          <Show when={props.reasoning.selected()} fallback={<Here {...props.desk} />}>
            {token => (
              <Show
                when={props.reasons}
                fallback={<NpcSheet token={token()} wounded={isHurt(view(), token())} />}
              >
                <WhyPanel {...props} />
              </Show>
            )}
          </Show>
          <HandPanel {...props.desk} />
        </div>
      }
    >
      <div class="solo-prison">
        <RowPanel {...props} />
        <Show when={props.reasons}>
          <WhyPanel {...props} />
        </Show>
      </div>
    </Show>
  );
}
