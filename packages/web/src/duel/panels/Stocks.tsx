import { Show } from 'solid-js';
import { Diamonds } from '../../components/Diamonds.tsx';
import { Pictogram } from '../../components/Pictogram.tsx';
import { Toggle } from '../../components/Toggle.tsx';
import type { DuelDesk } from '../seen/desk.ts';
import { stockOf, tokenIn } from '../seen/reading.ts';
import { text } from './messages.ts';
import './Stocks.css';

/** AP in a Speed Potion. */
const DRAUGHT = 4;

/** The own AP of somebody who drank, and who pays for what they do next (DT-POTION-01). */
export function Stocks(props: DuelDesk & { readonly token: string }) {
  const view = () => props.table.snapshot().view;
  const stock = () => {
    const seen = tokenIn(view(), props.token);
    return seen === undefined ? 0 : stockOf(seen);
  };
  return (
    <Show when={stock()}>
      {own => (
        <div class="stocks">
          <span class="stocks-own" title={text().stocks.own}>
            <Pictogram name="round-potion" />
            <span class="unseen">{text().stocks.own}</span>
            <Diamonds left={own()} of={Math.max(DRAUGHT, own())} />
          </span>
          <Show when={view().left > 0}>
            <Toggle on={props.choice.isSparing()} onChange={props.choice.spare}>
              {text().stocks.spare}
            </Toggle>
          </Show>
        </div>
      )}
    </Show>
  );
}
