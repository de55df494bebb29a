import type { CellId } from '@oubliette/dungeon-twister';
import { createMemo, For } from 'solid-js';
import { middleOf, type Plane, rowsOf } from './plane.ts';

interface SquareGridProps {
  readonly plane: Plane;
  /** The spoken name of the board, and of a square with all that is on it. */
  readonly name: string;
  readonly nameOf: (cell: CellId) => string;
  /** The square under the bracket. */
  readonly focus: CellId | null;
  readonly onFocus: (cell: CellId) => void;
}

/** The squares as keyboard and screen readers meet them: a grid of spoken names. */
export function SquareGrid(props: SquareGridProps) {
  const rows = createMemo(() => rowsOf(props.plane), undefined, {
    equals: (one, other) => String(one) === String(other),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no table elements
    <g role="grid" aria-label={props.name}>
      <For each={rows()}>
        {row => (
          // biome-ignore lint/a11y/useSemanticElements: an SVG has no table elements
          <g role="row">
            <For each={row}>{cell => <Square {...props} cell={cell} />}</For>
          </g>
        )}
      </For>
    </g>
  );
}

function Square(props: SquareGridProps & { readonly cell: CellId }) {
  const at = createMemo(() => middleOf(props.plane, props.cell));
  const square = () => props.plane.geometry.square;
  const focused = createMemo(() => props.focus === props.cell);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no table elements
    <rect
      class="maze-square"
      role="gridcell"
      data-cell={props.cell}
      tabindex={focused() ? 0 : -1}
      aria-label={props.nameOf(props.cell)}
      x={at()[0] - square() / 2}
      y={at()[1] - square() / 2}
      width={square()}
      height={square()}
      onFocus={() => props.onFocus(props.cell)}
    />
  );
}
