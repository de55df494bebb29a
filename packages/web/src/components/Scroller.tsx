import { createSignal, onCleanup, onMount, type ParentProps } from 'solid-js';
import './Scroller.css';

type ScrollerProps = ParentProps<{
  /** Which way it scrolls what does not fit. */
  axis: 'down' | 'across';
  /** More class names, for the page's own layout. */
  class?: string;
}>;

/** Scrolls what does not fit, and fades the edges behind which there is more. */
export function Scroller(props: ScrollerProps) {
  let box!: HTMLDivElement;
  const [before, setBefore] = createSignal(false);
  const [after, setAfter] = createSignal(false);

  function look(): void {
    const [at, seen, whole] =
      props.axis === 'down'
        ? [box.scrollTop, box.clientHeight, box.scrollHeight]
        : [box.scrollLeft, box.clientWidth, box.scrollWidth];
    setBefore(at > 1);
    setAfter(at + seen < whole - 1);
  }

  onMount(() => {
    const size = new ResizeObserver(look);
    const content = new MutationObserver(look);
    size.observe(box);
    content.observe(box, { childList: true, characterData: true, subtree: true });
    onCleanup(() => {
      size.disconnect();
      content.disconnect();
    });
  });

  return (
    <div
      class={`scroller ${props.class ?? ''}`}
      ref={box}
      data-axis={props.axis}
      data-before={before() || undefined}
      data-after={after() || undefined}
      // Whoever has no pointer scrolls it by the arrow keys.
      tabindex={props.axis === 'down' && (before() || after()) ? 0 : undefined}
      onScroll={look}
    >
      {props.children}
    </div>
  );
}
