import type { CellId, EdgeId } from '@oubliette/dungeon-twister';
import { type Accessor, createSignal } from 'solid-js';
import { cellUnder, marginOf, type Plane } from '../../board/plane.ts';
import type { DuelChoice, DuelTableOf } from '../seen/choice.ts';
import { cellIn } from '../seen/reading.ts';
import type { BoardIntentions } from './mind.ts';
import type { BoardMotion } from './player.ts';

interface Hand {
  readonly svg: () => SVGSVGElement;
  readonly plane: Accessor<Plane>;
  readonly table: DuelTableOf;
  readonly choice: DuelChoice;
  readonly mind: BoardIntentions;
  readonly player: BoardMotion;
  readonly looking: Accessor<boolean>;
  /** Called whenever mouse or finger take over from the keys. */
  readonly onUse: () => void;
}

/** Pixels that a pressed pointer must travel to be dragging. */
const DRAG = 8;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const edgeOf = (target: EventTarget | null): EdgeId | null => {
  const edge = (target as Element | null)?.getAttribute('data-edge') ?? null;
  return edge === null ? null : (Number(edge) as EdgeId);
};

/** Mouse and finger on the board: looking, clicking, dragging a token along. */
export function createPointer(hand: Hand) {
  const { svg, plane, table, choice, mind, player, looking, onUse } = hand;
  const [drag, setDrag] = createSignal<Spot | null>(null);
  let finger = false;
  let pressed: (Spot & { readonly cell: CellId }) | null = null;
  let dropped = false;

  const under = (event: MouseEvent) => cellUnder(plane(), svg(), event);

  function onClick(event: MouseEvent): void {
    const wasDrop = dropped;
    dropped = false;
    const cell = under(event);
    if (wasDrop || player.complete() || cell === null) return;
    onUse();
    choice.setHover(cell);
    mind.click(cell, { edge: edgeOf(event.target), finger, shift: event.shiftKey });
  }

  function onPointerDown(event: PointerEvent): void {
    finger = event.pointerType === 'touch';
    dropped = false;
    const cell = under(event);
    if (finger || event.button !== 0 || cell === null) return;
    pressed = { x: event.clientX, y: event.clientY, cell };
  }

  function onPointerMove(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    onUse();
    choice.setHover(under(event));
    if (pressed && hasTravelled(pressed, event)) takeInHand(pressed.cell, event.pointerId);
    if (!drag()) return;
    const box = svg().getBoundingClientRect();
    const margin = marginOf(plane().geometry);
    setDrag({ x: event.clientX - box.left - margin, y: event.clientY - box.top - margin });
  }

  const hasTravelled = ({ x, y }: Spot, { clientX, clientY }: MouseEvent): boolean =>
    Math.hypot(clientX - x, clientY - y) > DRAG;

  /** Whoever was pressed and can be moved goes with the pointer. */
  function takeInHand(cell: CellId, pointer: number): void {
    pressed = null;
    const { view, outlook } = table.snapshot();
    const mover = outlook?.characters.find(({ token }) => cellIn(view, token) === cell);
    if (!mover || looking()) return;
    if (choice.selected() !== mover.token) choice.select(mover.token);
    svg().setPointerCapture(pointer);
    setDrag({ x: 0, y: 0 });
  }

  function onPointerUp(event: PointerEvent): void {
    pressed = null;
    if (!drag()) return;
    setDrag(null);
    dropped = true;
    const cell = under(event);
    const token = choice.selected();
    const from = token === null ? null : cellIn(table.snapshot().view, token);
    if (cell !== null && cell !== from) mind.click(cell, { shift: event.shiftKey });
  }

  return {
    drag,
    handlers: {
      onClick,
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel() {
        pressed = null;
        setDrag(null);
      },
      onPointerLeave() {
        if (!drag() && !finger) choice.setHover(null);
      },
    },
  };
}
