import { onCleanup, onMount, type ParentProps } from 'solid-js';
import { takeFromScreen } from '../components/screen.ts';
import './Notices.css';

/** Between the bar and the table: what is said there takes a place of its own and covers no square. */
export function Notices(props: ParentProps) {
  let place!: HTMLDivElement;

  onMount(() => {
    // At once: the table is not laid twice.
    takeFromScreen(place.offsetHeight);
    const size = new ResizeObserver(() => takeFromScreen(place.offsetHeight));
    size.observe(place);
    onCleanup(() => {
      size.disconnect();
      takeFromScreen(0);
    });
  });

  return (
    <div class="notices" ref={place}>
      {props.children}
    </div>
  );
}
