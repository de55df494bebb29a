import { type EdgeId, edgeOf, isRevealed, planUnder, stateOf } from '@oubliette/dungeon-twister';
import {
  edgePlace,
  type Geometry,
  printedEdges,
  roomCorner,
  turnedEdge,
  viewQuarters,
} from '@oubliette/dungeon-twister/drawing';
import { createMemo, For } from 'solid-js';
import { text } from './messages.ts';
import type { Session } from './session.ts';

interface GateHandlesProps {
  readonly session: Session;
  readonly geometry: Geometry;
}

interface Handle {
  readonly edge: EdgeId;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Where a mouse takes hold of a portcullis; keyboard and touch use the panel. */
export function GateHandles(props: GateHandlesProps) {
  const square = () => props.geometry.square;
  const handles = createMemo((): Handle[] => {
    const { labyrinth } = props.session.table();
    return planUnder(labyrinth)
      .positions.filter(position => isRevealed(labyrinth, position))
      .flatMap(position => {
        const quarters = labyrinth.quarters[position]! + viewQuarters(props.geometry);
        const [left, top] = roomCorner(props.geometry, position);
        return printedEdges(labyrinth.rooms[position]!)
          .filter(({ sign }) => sign === 'P')
          .map(edge => {
            const { x, y, angle } = edgePlace(turnedEdge(edge, quarters), square());
            return { edge: edgeOf(position, edge.number), x: left + x, y: top + y, angle };
          });
      });
  });
  return (
    <g>
      <For each={handles()}>
        {({ edge, x, y, angle }) => (
          <rect
            class="maze-handle"
            data-edge={edge}
            transform={`translate(${x},${y}) rotate(${angle})`}
            x={-square() * 0.36}
            y={-square() * 0.17}
            width={square() * 0.72}
            height={square() * 0.34}
            rx="4"
          >
            <title>
              {text().handle(text().edge('P', stateOf(props.session.table().labyrinth, edge)))}
            </title>
          </rect>
        )}
      </For>
    </g>
  );
}
