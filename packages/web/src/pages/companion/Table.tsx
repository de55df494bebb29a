import {
  type CellId,
  type EdgeId,
  isRevealed,
  positionOfEdge,
  type SoloView,
} from '@oubliette/dungeon-twister';
import type { Geometry } from '@oubliette/dungeon-twister/drawing';
import { createMemo, createSignal } from 'solid-js';
import { gatesOf } from '../../board/gates.ts';
import { Picture } from '../../board/Picture.tsx';
import { cellUnder, type Plane } from '../../board/plane.ts';
import { SquareGrid } from '../../board/SquareGrid.tsx';
import { GateHandles } from '../../duel/board/GateHandles.tsx';
import { text as words } from '../../duel/board/messages.ts';
import { rimNames } from '../../duel/board/rim.ts';
import { squareWords } from '../../duel/board/square-words.ts';
import { Tokens } from '../../duel/board/Tokens.tsx';
import { shownOf } from '../../duel/seen/shown.ts';
import { viewAsDuel } from '../../solo/seen/view-as-duel.ts';
import { uppermostAt } from './choosing.ts';
import type { TokenDrag } from './drag.ts';
import { labyrinthIn } from './impossible.ts';
import { text } from './messages.ts';

interface TableProps {
  readonly view: SoloView;
  readonly geometry: Geometry;
  readonly chosen: string | null;
  readonly dragging: TokenDrag;
  /** Drawn under the tokens, and above them. */
  readonly under: (plane: Plane) => string;
  readonly over: (plane: Plane) => string;
  readonly onSquare: (cell: CellId) => void;
  readonly onGate: (edge: EdgeId) => void;
  readonly ref: (svg: SVGSVGElement) => void;
}

/** The board of somebody's own table. */
export function CompanionTable(props: TableProps) {
  let svg!: SVGSVGElement;
  const [focus, setFocus] = createSignal<CellId>(0 as CellId);
  const labyrinth = createMemo(() => labyrinthIn(props.view));
  const plane = () => ({ labyrinth: labyrinth(), geometry: props.geometry });
  const shown = createMemo(() => shownOf(viewAsDuel(props.view), labyrinth()));
  const gates = createMemo(
    () =>
      new Set(
        gatesOf(labyrinth())
          .map(({ edge }) => edge)
          .filter(edge => isRevealed(labyrinth(), positionOfEdge(edge))),
      ),
  );

  function press(event: PointerEvent): void {
    const cell = cellUnder(plane(), svg, event);
    const token = cell === null ? null : uppermostAt(props.view, cell);
    if (token) props.dragging.press(token, event, false);
  }

  function click(event: MouseEvent): void {
    if (props.dragging.wasDrop()) return;
    const edge = (event.target as Element).getAttribute('data-edge');
    const cell = edge === null ? cellUnder(plane(), svg, event) : null;
    if (edge !== null) props.onGate(Number(edge) as EdgeId);
    else if (cell !== null) props.onSquare(cell);
  }

  return (
    <Picture
      ref={element => {
        svg = element;
        props.ref(element);
      }}
      labyrinth={labyrinth()}
      geometry={props.geometry}
      onPointerDown={press}
      onClick={click}
      onKeyDown={event => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          props.onSquare(focus());
        }
      }}
    >
      <g innerHTML={rimNames(props.geometry)} />
      <g class="maze-over" innerHTML={props.under(plane())} />
      <Tokens
        shown={shown()}
        plane={plane()}
        selected={props.chosen}
        dragged={props.dragging.drag()?.token ?? null}
      />
      <g class="maze-over" innerHTML={props.over(plane())} />
      <SquareGrid
        plane={plane()}
        name={text().board}
        nameOf={cell => squareWords(words(), shown(), cell)}
        focus={focus()}
        onFocus={setFocus}
      />
      <GateHandles plane={plane()} edges={gates()} />
    </Picture>
  );
}
