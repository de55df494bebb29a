import { For, Match, Switch } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Keycap } from '../../components/Keycap.tsx';
import type { CombatOnHold } from '../combat/hold.ts';
import { text as combat } from '../combat/messages.ts';
import { PACES, type Pace, pace, setPace } from '../seen/pace.ts';
import type { SoloTableOf } from '../seen/seen.ts';
import { goOn, isWaiting } from '../seen/watching.ts';
import { text } from './messages.ts';

interface ControlsProps {
  readonly table: SoloTableOf;
  readonly hold: CombatOnHold;
  /** The board is still moving: the next one waits. */
  readonly isBusy: boolean;
}

/** Pace, and the word that lets the next one act or the combat begin. */
export function RowControls(props: ControlsProps) {
  return (
    <div class="row-controls">
      <label>
        <span>{text().pace}</span>
        <select value={pace()} onChange={event => setPace(event.currentTarget.value as Pace)}>
          <For each={PACES}>{each => <option value={each}>{text().paces[each]}</option>}</For>
        </select>
      </label>
      <Switch>
        <Match when={props.hold.isAsked()}>
          <Button
            kind="danger"
            size="small"
            aria-keyshortcuts="Space"
            onClick={() => props.hold.enter()}
          >
            {combat().enter} <Keycap>␣</Keycap>
          </Button>
        </Match>
        <Match when={isWaiting(props.table)}>
          <Button
            kind="primary"
            size="small"
            data-control="go-on"
            unavailable={props.isBusy}
            aria-keyshortcuts="Space"
            onClick={() => !props.isBusy && goOn(props.table)}
          >
            {text().goOn} <Keycap>␣</Keycap>
          </Button>
        </Match>
      </Switch>
    </div>
  );
}
