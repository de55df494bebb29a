import { Index } from 'solid-js';
import { text } from './messages.ts';
import './Diamonds.css';

/** Action points left: `left` of `of` diamonds are lit. */
export function Diamonds(props: { left: number; of: number; big?: boolean }) {
  return (
    <span
      class="diamonds"
      role="img"
      aria-label={text().ofPoints(props.left, props.of)}
      data-big={props.big || undefined}
    >
      <Index each={Array.from({ length: props.of })}>
        {(_, i) => <i class="diamond" data-spent={i >= props.left || undefined} />}
      </Index>
    </span>
  );
}

/** What an action costs. */
export function Price(props: { points: number }) {
  return (
    <span class="diamonds" role="img" aria-label={text().price(props.points)}>
      <Index each={Array.from({ length: props.points })}>{() => <i class="diamond" />}</Index>
    </span>
  );
}
