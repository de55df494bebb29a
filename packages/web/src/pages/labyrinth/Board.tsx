import { type CellId, type EdgeId, stateOf } from '@oubliette/dungeon-twister';
import type { Geometry } from '@oubliette/dungeon-twister/drawing';
import { createEffect, createMemo, For, on, Show } from 'solid-js';
import { Picture } from '../../board/Picture.tsx';
import { cellUnder } from '../../board/plane.ts';
import { ExplorerToken } from './ExplorerToken.tsx';
import { explorerNames } from './explorers.ts';
import { GateHandles } from './GateHandles.tsx';
import { offersAt } from './offers.ts';
import { boardMarks, explorersOnGears, focusMarks } from './overlay.ts';
import { createPlayer } from './player.ts';
import { Squares } from './Squares.tsx';
import type { LabyrinthSession } from './session.ts';
import './Board.css';

interface BoardProps {
  readonly session: LabyrinthSession;
  readonly geometry: Geometry;
}

/** Deeds that a click of the mouse does at once; the others wait in the panel. */
const atOnce = new Set(['put', 'pick-up', 'reveal', 'turn']);

/** Scrolls so far that neither the bar nor the sheet at the bottom covers a square. */
function keepInSight(square: Element): void {
  const { top, bottom } = square.getBoundingClientRect();
  const bar = document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0;
  const sheet = document.querySelector('.maze-dock')?.getBoundingClientRect().top ?? innerHeight;
  const above = Math.min(0, top - bar - 24);
  const below = Math.max(0, bottom - sheet + 24);
  if (above || below) scrollBy({ top: below || above, behavior: 'smooth' });
}

export function Board(props: BoardProps) {
  const { session } = props;
  let svg!: SVGSVGElement;
  let touched = false;
  const squareAt = (cell: CellId) => svg.querySelector<SVGElement>(`[data-cell="${cell}"]`)!;

  const overlay = createMemo(() => ({
    table: session.table(),
    labyrinth: session.table().labyrinth,
    geometry: props.geometry,
  }));
  const marks = createMemo(() => boardMarks(overlay(), session));

  const player = createPlayer(session.changes, () => ({ svg, speed: 1, ...overlay() }));

  createEffect(
    on(session.focus, cell => {
      if (!svg.contains(document.activeElement)) return;
      const square = squareAt(cell);
      square.focus({ preventScroll: true });
      keepInSight(square);
    }),
  );

  /** Sheet and refusal change their height first; then the view follows what they speak of. */
  createEffect(
    on([session.held, session.refusal], ([explorer, refused]) => {
      if (!explorer && !refused) return;
      const cell = explorer && !refused ? session.table().standing[explorer] : session.focus();
      requestAnimationFrame(() => keepInSight(squareAt(cell)));
    }),
  );

  function click(event: MouseEvent): void {
    if (player.complete()) return;
    const edge = (event.target as Element).getAttribute('data-edge');
    if (edge !== null && !touched && !session.held()) {
      const id = Number(edge) as EdgeId;
      const swung = stateOf(session.table().labyrinth, id) === 'closed' ? 'open' : 'closed';
      session.act({ kind: 'work', edge: id, state: event.shiftKey ? 'broken' : swung });
      return;
    }
    const cell = cellUnder(overlay(), svg, event);
    if (cell === null) return;
    session.setRefusal(null);
    session.setFocus(cell);
    if (touched) keepInSight(squareAt(cell));
    const [first] = offersAt(session.table(), cell, session.held());
    const waits = touched && first?.sort !== 'put';
    if (first?.main && !waits && atOnce.has(first.sort)) session.take(first);
  }

  return (
    <Picture
      ref={svg}
      labyrinth={session.table().labyrinth}
      geometry={props.geometry}
      data-moving={player.moving()}
      data-raised={player.moving() && scrollY === 0}
      onPointerDown={event => {
        touched = event.pointerType === 'touch';
      }}
      onPointerMove={event => {
        if (event.pointerType !== 'touch') session.setHover(cellUnder(overlay(), svg, event));
      }}
      onPointerLeave={() => session.setHover(null)}
      onClick={click}
    >
      <g class="maze-over" innerHTML={marks()} />
      <For each={explorerNames}>
        {name => <ExplorerToken session={session} geometry={props.geometry} name={name} />}
      </For>
      <g
        class="maze-over"
        innerHTML={focusMarks(overlay(), session.focus()) + explorersOnGears(overlay())}
      />
      <Squares session={session} geometry={props.geometry} />
      <Show when={!session.held()}>
        <GateHandles session={session} geometry={props.geometry} />
      </Show>
    </Picture>
  );
}
