import { For } from 'solid-js';
import { Button } from '../../components/Button.tsx';
import type { CaveDesk } from '../desk/desk.ts';
import { FORCES } from '../pieces/forces.ts';
import { demonWords, type ScenarioId } from '../words/index.ts';
import { text } from './messages.ts';

/** Troglodytes always; a Demon where the scenario sells one (CL-ENTR-03). */
const figuresIn = (scenario: ScenarioId) =>
  FORCES[scenario].demon?.bought ? (['TR', 'D'] as const) : (['TR'] as const);

/** Figures that can be bought: one is taken in hand, then a tile is chosen. */
export function Entry(props: CaveDesk) {
  const snapshot = () => props.table.snapshot();
  const isHeld = (who: 'TR' | 'D') => {
    const held = props.choice.held();
    return held?.kind === 'figure' && held.who === who;
  };
  const canBuy = (who: 'TR' | 'D') =>
    snapshot().legal.some(action => action.do === 'buy' && action.who === who);

  function take(who: 'TR' | 'D', at: Element): void {
    if (!canBuy(who)) {
      const to = snapshot().view.board[0]?.cell ?? '';
      void props.choice.explain({ do: 'buy', who, to }, at);
    } else props.choice.hold(isHeld(who) ? null : { kind: 'figure', who });
  }

  return (
    <div class="cave-prompt-offers">
      <For each={figuresIn(snapshot().view.facts.scenario)}>
        {who => (
          <Button
            aria-pressed={isHeld(who)}
            unavailable={!canBuy(who)}
            onClick={event => take(who, event.currentTarget)}
          >
            {who === 'TR'
              ? text().troglodyte
              : text().demonFigure(demonWords(snapshot().view.facts.scenario).name)}
          </Button>
        )}
      </For>
    </div>
  );
}
