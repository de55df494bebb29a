import { createSignal, type ParentProps, Show } from 'solid-js';
import { Portal } from 'solid-js/web';

const [slot, setSlot] = createSignal<HTMLElement>();

/** The place in the bar that belongs to the page. */
export function BarSlot() {
  return <div class="bar-slot" ref={setSlot} />;
}

/** What a page puts into the bar: a table shows there whose turn it is. */
export function InBar(props: ParentProps) {
  return <Show when={slot()}>{place => <Portal mount={place()}>{props.children}</Portal>}</Show>;
}
