import { type CellId, cellAt, planUnder } from '@oubliette/dungeon-twister';
import type { Geometry } from '@oubliette/dungeon-twister/drawing';
import { centreOf, viewQuarters } from '@oubliette/dungeon-twister/drawing';
import { createMemo, For } from 'solid-js';
import { text } from './messages.ts';
import type { Session } from './session.ts';
import { squareFacts } from './square.ts';
import { spokenName } from './words.ts';

interface SquaresProps {
  readonly session: Session;
  readonly geometry: Geometry;
}

/** The squares as keyboard and screen readers meet them: a grid of spoken names. */
export function Squares(props: SquaresProps) {
  const plan = () => planUnder(props.session.table().labyrinth);
  const rows = createMemo((): CellId[][] => {
    const { columns, rows: count } = plan();
    const [down, across] = props.geometry.portrait ? [columns, count] : [count, columns];
    return Array.from({ length: down }, (_, row) =>
      Array.from({ length: across }, (_, column) =>
        props.geometry.portrait
          ? cellAt(plan(), row, count - 1 - column)!
          : cellAt(plan(), column, row)!,
      ),
    );
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no table elements
    <g role="grid" aria-label={text().board}>
      <For each={rows()}>
        {row => (
          // biome-ignore lint/a11y/useSemanticElements: an SVG has no table elements
          <g role="row">
            <For each={row}>{cell => <SquareCell {...props} cell={cell} />}</For>
          </g>
        )}
      </For>
    </g>
  );
}

function SquareCell(props: SquaresProps & { readonly cell: CellId }) {
  const at = () => centreOf(props.geometry, props.session.placeOf(props.cell));
  const name = () => {
    const table = props.session.table();
    const facts = squareFacts(table, props.cell);
    return spokenName(text(), facts, planUnder(table.labyrinth), viewQuarters(props.geometry));
  };
  const focused = createMemo(() => props.session.focus() === props.cell);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no table elements
    <rect
      class="maze-square"
      role="gridcell"
      data-cell={props.cell}
      tabindex={focused() ? 0 : -1}
      aria-label={name()}
      x={at()[0] - props.geometry.square / 2}
      y={at()[1] - props.geometry.square / 2}
      width={props.geometry.square}
      height={props.geometry.square}
      onFocus={() => props.session.setFocus(props.cell)}
    />
  );
}
