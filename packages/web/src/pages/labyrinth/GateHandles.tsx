import { isRevealed, positionOfEdge, stateOf } from '@oubliette/dungeon-twister';
import type { Geometry } from '@oubliette/dungeon-twister/drawing';
import { createMemo, For } from 'solid-js';
import { gatePlace, gatesOf } from '../../board/gates.ts';
import { text } from './messages.ts';
import type { LabyrinthSession } from './session.ts';

interface GateHandlesProps {
  readonly session: LabyrinthSession;
  readonly geometry: Geometry;
}

/** Where a mouse takes hold of a portcullis; keyboard and touch use the panel. */
export function GateHandles(props: GateHandlesProps) {
  const square = () => props.geometry.square;
  const handles = createMemo(() => {
    const { labyrinth } = props.session.table();
    return gatesOf(labyrinth)
      .filter(({ edge }) => isRevealed(labyrinth, positionOfEdge(edge)))
      .map(gate => ({ edge: gate.edge, ...gatePlace(labyrinth, props.geometry, gate) }));
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
