import { createSignal, onCleanup, onMount } from 'solid-js';
import { elementAt } from './pointed.ts';
import './Pointer.css';

/** Room between what is pointed at and the ring. */
const AIR = 5;
/** A ring is never smaller than a fingertip. */
const SMALLEST = 44;

/** A ring around what a hint speaks of; it follows when the table moves, and hinders nothing. */
export function Pointer(props: { readonly place: string }) {
  const [box, setBox] = createSignal<DOMRect | null>(null);
  let frame = 0;

  function follow(): void {
    const found = elementAt(props.place);
    const next = found?.getBoundingClientRect() ?? null;
    const before = box();
    if (next?.x !== before?.x || next?.y !== before?.y || next?.width !== before?.width)
      setBox(next);
    frame = requestAnimationFrame(follow);
  }

  onMount(() => {
    elementAt(props.place)?.scrollIntoView({ block: 'center', inline: 'center' });
    follow();
  });
  onCleanup(() => cancelAnimationFrame(frame));

  const style = () => {
    const found = box();
    if (found === null || found.width === 0) return { display: 'none' };
    const width = Math.max(found.width + 2 * AIR, SMALLEST);
    const height = Math.max(found.height + 2 * AIR, SMALLEST);
    return {
      left: `${found.x + found.width / 2 - width / 2}px`,
      top: `${found.y + found.height / 2 - height / 2}px`,
      width: `${width}px`,
      height: `${height}px`,
    };
  };

  return <div class="coach-pointer" style={style()} aria-hidden="true" />;
}
