import { metals, rim, type TokenSide } from '@oubliette/art';
import { Show } from 'solid-js';
import { text } from './messages.ts';
import './CardBack.css';

/** A card face down, or a pile of them with its count: the rim tells whose. */
export function CardBack(props: { side: TokenSide; count?: number }) {
  const colour = () => metals[props.side].face;
  return (
    <div class="card-back" role="img" aria-label={text().faceDown(props.count ?? 1)}>
      <svg viewBox="-23 -23 46 46" aria-hidden="true">
        <path d={rim(props.side, 18)} fill="#120d0a" stroke={colour()} stroke-width="2.6" />
        <path
          d={rim(props.side, 12.5)}
          fill="none"
          stroke={colour()}
          stroke-opacity=".6"
          stroke-width="1.4"
        />
        <circle r="4" fill={colour()} />
      </svg>
      <Show when={props.count !== undefined}>
        <span class="card-back-count">{props.count}</span>
      </Show>
    </div>
  );
}
