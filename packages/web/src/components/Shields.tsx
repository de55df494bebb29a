import type { TokenSide } from '@oubliette/art';
import { Index } from 'solid-js';
import { text } from './messages.ts';
import './Shields.css';

/** Victory points: `won` of `of` shields stand in the colour of the side. */
export function Shields(props: { side: TokenSide; won: number; of: number }) {
  return (
    <span
      class="shields"
      role="img"
      aria-label={text().ofVictory(props.won, props.of)}
      data-side={props.side}
    >
      <Index each={Array.from({ length: props.of })}>
        {(_, i) => <i class="shield" data-won={i < props.won || undefined} />}
      </Index>
    </span>
  );
}
