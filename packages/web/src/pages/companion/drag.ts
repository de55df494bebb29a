import { createSignal, onCleanup, onMount } from 'solid-js';

/** Pixels that a pressed pointer must travel to be dragging. */
const DRAG = 8;

interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Drag {
  readonly token: string;
  readonly at: Spot;
}

/** A token that goes with the mouse, from the board or from beside it; on the board fingers tap instead. */
export function createDrag(onDrop: (token: string, event: PointerEvent) => void) {
  const [drag, setDrag] = createSignal<Drag | null>(null);
  let pressed: (Spot & { readonly token: string }) | null = null;
  let hasDropped = false;

  function move(event: PointerEvent): void {
    const at = { x: event.clientX, y: event.clientY };
    if (pressed && Math.hypot(at.x - pressed.x, at.y - pressed.y) > DRAG) {
      setDrag({ token: pressed.token, at });
      pressed = null;
    } else if (drag()) setDrag({ token: drag()!.token, at });
  }

  function end(event: PointerEvent): void {
    pressed = null;
    const dragged = drag();
    if (!dragged) return;
    setDrag(null);
    hasDropped = true;
    if (event.type === 'pointerup') onDrop(dragged.token, event);
  }

  onMount(() => {
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    onCleanup(() => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
    });
  });

  return {
    drag,
    /** From beside the board a finger draws too. */
    press(token: string, event: PointerEvent, isBeside: boolean): void {
      hasDropped = false;
      if ((isBeside || event.pointerType !== 'touch') && event.button === 0) {
        pressed = { token, x: event.clientX, y: event.clientY };
      }
    },
    /** Whether the click that follows belongs to a drop. */
    wasDrop(): boolean {
      const dropped = hasDropped;
      hasDropped = false;
      return dropped;
    },
  };
}

export type TokenDrag = ReturnType<typeof createDrag>;
