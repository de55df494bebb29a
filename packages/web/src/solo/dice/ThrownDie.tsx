import type { DieValue } from '@oubliette/art';
import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { Die } from '../../components/Die.tsx';
import { RotationDie } from './RotationDie.tsx';
import type { DieLook } from './rolls.ts';

interface ThrownDieProps {
  readonly value: number;
  readonly face: DieLook;
  readonly size: number;
  /** Until it is thrown, and how long it tumbles, in milliseconds; 0: it lies already. */
  readonly delay: number;
  readonly tumble: number;
}

const FACES = 4;

/** A die that tumbles over four faces before it lies; what it will show is known before. */
export function ThrownDie(props: ThrownDieProps) {
  const [left, setLeft] = createSignal(props.tumble > 0 ? FACES : 0);
  onMount(() => {
    if (props.tumble === 0) return;
    let ticking: ReturnType<typeof setInterval> | undefined;
    const thrown = setTimeout(() => {
      ticking = setInterval(() => setLeft(n => Math.max(0, n - 1)), props.tumble / FACES);
    }, props.delay);
    onCleanup(() => {
      clearTimeout(thrown);
      clearInterval(ticking);
    });
  });
  const shown = () => (((props.value + 5 + left() * 2) % 6) + 1) as DieValue;
  return (
    <span
      class="thrown-die"
      data-tumbling={left() > 0 || undefined}
      style={{ '--delay': `${props.delay}ms`, '--tumble': `${props.tumble}ms` }}
    >
      <Show
        when={props.face !== 'arrows'}
        fallback={<RotationDie value={shown()} size={props.size} />}
      >
        <Die
          value={shown()}
          face={props.face === 'blood' ? 'blood' : 'parchment'}
          size={props.size}
        />
      </Show>
    </span>
  );
}
