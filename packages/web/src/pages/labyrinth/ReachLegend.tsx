import { For } from 'solid-js';
import { text } from './messages.ts';
import './ReachLegend.css';

const diamonds = ['◆', '◇'] as const;

/** What the diamonds on the board say. */
export function ReachLegend() {
  return (
    <span class="maze-legend">
      <For each={diamonds}>
        {(diamond, index) => (
          <span>
            <span aria-hidden="true">{diamond}</span> {text().reachOfMoves[index()]}
          </span>
        )}
      </For>
    </span>
  );
}
