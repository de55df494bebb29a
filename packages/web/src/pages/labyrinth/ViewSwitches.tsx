import { Show } from 'solid-js';
import { Toggle } from '../../components/Toggle.tsx';
import { text } from './messages.ts';
import { ReachLegend } from './ReachLegend.tsx';
import type { LabyrinthSession } from './session.ts';

const furthest = 6;

/** What the board shows of the square under the bracket. */
export function ViewSwitches(props: { readonly session: LabyrinthSession }) {
  const { session } = props;
  return (
    <div class="maze-switches">
      <Toggle on={session.sight()} onChange={session.setSight}>
        {text().sight}
      </Toggle>
      <Toggle on={session.reach() > 0} onChange={on => session.setReach(on ? 4 : 0)}>
        {text().reach}
      </Toggle>
      <Show when={session.reach() && session.shown().explorer}>
        <ReachLegend />
      </Show>
      <Show when={!session.shown().explorer && session.reach()}>
        {steps => (
          <label class="maze-steps">
            <input
              type="range"
              min="1"
              max={furthest}
              value={steps()}
              aria-label={text().reach}
              aria-valuetext={text().steps(steps())}
              onInput={event => session.setReach(event.currentTarget.valueAsNumber)}
            />
            <span>{steps()}</span>
          </label>
        )}
      </Show>
    </div>
  );
}
