import { Show } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import { Keycap } from '../../components/Keycap.tsx';
import type { DuelDesk } from '../seen/desk.ts';
import { pointsLeft } from '../seen/reading.ts';
import { text } from './messages.ts';
import { phaseOf } from './phase.ts';
import './Controls.css';

/** Undo, and the end of the turn: with AP left it asks for a second press. */
export function Controls(props: DuelDesk) {
  const snapshot = () => props.table.snapshot();
  const canEnd = () => snapshot().legal.some(action => action.do === 'end');
  const isNext = () => canEnd() && (pointsLeft(snapshot().view) === 0 || props.isEndAsked());
  return (
    <div class="controls">
      <Show when={props.mayAsk()}>
        <Button size="small" data-control="counsel" onClick={() => props.openDialog('counsel')}>
          {text().hint} <Keycap>H</Keycap>
        </Button>
      </Show>
      <Button
        size="small"
        unavailable={!snapshot().canUndo}
        onClick={event => props.undo(event.currentTarget)}
      >
        {text().undo} <Keycap>U</Keycap>
      </Button>
      <Show when={phaseOf(snapshot()) !== 'set-up'}>
        <Button
          size="small"
          kind={isNext() ? 'primary' : 'plain'}
          data-control="end"
          unavailable={!canEnd()}
          onClick={event => props.endTurn(event.currentTarget)}
        >
          {props.isEndAsked() ? text().endAnyway(pointsLeft(snapshot().view)) : text().endTurn}{' '}
          <Keycap>E</Keycap>
        </Button>
      </Show>
    </div>
  );
}
