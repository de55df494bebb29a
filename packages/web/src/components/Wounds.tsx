import { Index } from 'solid-js';
import { text } from './messages.ts';
import './Wounds.css';

/** The wounds of a demon: `taken` of `of` drops are red. */
export function Wounds(props: { taken: number; of: number }) {
  return (
    <span class="wounds" role="img" aria-label={text().ofWounds(props.taken, props.of)}>
      <Index each={Array.from({ length: props.of })}>
        {(_, i) => <i class="wound" data-taken={i < props.taken || undefined} />}
      </Index>
    </span>
  );
}
