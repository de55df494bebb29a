import {
  type CellId,
  type EdgeId,
  isRevealed,
  positionOfEdge,
  type SoloView,
} from '@oubliette/dungeon-twister';
import type { Geometry } from '@oubliette/dungeon-twister/drawing';
import { createMemo, createSignal } from 'solid-js';
import { gatesOf } from '../board/gates.ts';
import { Picture } from '../board/Picture.tsx';
import { cellUnder } from '../board/plane.ts';
import { SquareGrid } from '../board/SquareGrid.tsx';
import { GateHandles } from '../duel/board/GateHandles.tsx';
import { text as words } from '../duel/board/messages.ts';
import { shownOf } from '../duel/board/shown.ts';
import { squareWords } from '../duel/board/square-words.ts';
import { Tokens } from '../duel/board/Tokens.tsx';
import { viewAsDuel } from '../solo/view-as-duel.ts';
import { wayPicture } from '../solo/way.ts';
import { labyrinthIn } from './editing.ts';
import { text } from './messages.ts';

interface TableProps {
  readonly view: SoloView;
  readonly geometry: Geometry;
  readonly chosen: string | null;
  readonly way: readonly CellId[];
  readonly onSquare: (cell: CellId) => void;
  readonly onGate: (edge: EdgeId) => void;
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

  function click(event: MouseEvent): void {
    const edge = (event.target as Element).getAttribute('data-edge');
    const cell = edge === null ? cellUnder(plane(), svg, event) : null;
    if (edge !== null) props.onGate(Number(edge) as EdgeId);
    else if (cell !== null) props.onSquare(cell);
  }

  return (
    <Picture
      ref={svg}
      labyrinth={labyrinth()}
      geometry={props.geometry}
      onClick={click}
      onKeyDown={event => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          props.onSquare(focus());
        }
      }}
    >
      <g class="maze-over" innerHTML={wayPicture(plane(), props.way)} />
      <Tokens shown={shown()} plane={plane()} selected={props.chosen} dragged={null} />
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
