import { createSignal, onCleanup, type ParentProps, Show } from 'solid-js';
import { Portal } from 'solid-js/web';

const [slot, setSlot] = createSignal<HTMLElement | null>(null);

/** Where a table wants the bar of the replay; without one it lies at the lower edge of the page. */
export function ReplaySlot() {
  onCleanup(() => setSlot(null));
  return <div class="replay-slot" ref={setSlot} />;
}

/** Puts the bar into the slot of the table, if it has one. */
export function InReplaySlot(props: ParentProps) {
  return (
    <Show when={slot()} fallback={props.children} keyed>
      {place => <Portal mount={place}>{props.children}</Portal>}
    </Show>
  );
}
